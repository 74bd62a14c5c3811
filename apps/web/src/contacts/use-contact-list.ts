import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { type RecordDescription, useRecordList } from '../records/index.ts';

const described: Omit<RecordDescription<typeof contactCalls.view3digit>, 'list'> = {
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
export type ContactList = ReturnType<typeof useContactList>;
