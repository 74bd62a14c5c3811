import { t } from '@lingui/core/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { toast } from '../../ui/toast.ts';
import type { useMessages } from './use-chats.ts';

/** Pages at most that are fetched to find a message. */
const mostPages = 20;
/** Milliseconds for which the message that was found stands out. */
const marked = 1600;

/** Goes to a message, for which older pages are fetched where it is not there yet. */
export const useJump = (
  box: RefObject<HTMLElement | null>,
  { fetchNextPage }: Pick<ReturnType<typeof useMessages>, 'fetchNextPage'>,
): ((id: number) => void) => {
  const sought = useRef<number>(undefined);
  const show = () => {
    const element = box.current?.querySelector<HTMLElement>(`[data-message="${sought.current}"]`);
    if (!element) return;
    sought.current = undefined;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    const [from, to] = ['3px solid var(--brand)', '3px solid transparent'];
    element.animate({ outline: [from, from, to] }, marked);
  };
  // What was fetched is drawn later than it is there.
  useLayoutEffect(show);

  const find = async (id: number) => {
    for (let look = 0; look < mostPages && sought.current === id; look++) {
      const { data, hasNextPage } = await fetchNextPage();
      if (data?.pages.some(({ results }) => results.some((one) => one.id === id))) return;
      if (!hasNextPage) break;
    }
    if (sought.current !== id) return;
    sought.current = undefined;
    toast.error(t`That message is too far back to be shown here.`);
  };
  return (id) => {
    sought.current = id;
    show();
    if (sought.current === id) void find(id);
  };
};
