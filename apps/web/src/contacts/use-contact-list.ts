import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import type { Ahead } from '../core/kept/ahead.ts';
import { lazyPart } from '../core/screen.ts';
import { useAuth, useRunsTheOffice } from '../core/session/index.ts';
import { firstPage, type RecordDescription, useRecordList } from '../records/index.ts';

/** The open one, whose code comes when somebody reaches for one. */
export const contactPanel = lazyPart(() => import('./contact-panel.tsx'), 'ContactPanel');

const described: Omit<RecordDescription<typeof contactCalls.view3digit>, 'list'> = {
  record: contactPanel,
  get: contactCalls.get,
  usualOrder: '-created_date',
  isQuiet: true,
  filters: [
    'contactgroup',
    'source',
    'locked_contact',
    'contact_kind',
    'consent',
    'contacted_within',
    'not_contacted_for',
    'never_contacted',
  ],
};
const whole = { ...described, list: contactCalls.list };
const masked = { ...described, list: contactCalls.view3digit };

/** The list as the address describes it: whole for who runs the office, masked for the others. */
export const useContactList = () =>
  useRecordList<typeof contactCalls.list | typeof contactCalls.view3digit>(useRunsTheOffice() ? whole : masked);

/** Asks for the first of them, before anybody opens the list. */
export const contactsAhead: Ahead = async (ask) => {
  const { userInfo } = useAuth.getState();
  if (userInfo) await ask(runsTheOffice(userInfo.usertype) ? firstPage(whole) : firstPage(masked));
};

export type ContactList = ReturnType<typeof useContactList>;
