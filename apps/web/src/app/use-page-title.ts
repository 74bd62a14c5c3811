import { useEffect } from 'react';

/** Names the tab: 'Contacts, Angan'. Nothing for undefined. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = title === 'Angan' ? title : `${title}, Angan`;
  }, [title]);
};
