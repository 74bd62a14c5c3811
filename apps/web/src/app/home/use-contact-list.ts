import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';

interface Filter {
  page_size?: number;
  locked_contact?: string;
  created_date__gte?: string;
}

/** The contact list that this role reads: whole, or masked. */
export const useContactList = (filter: Filter) => {
  const whole = useRunsTheOffice();
  const given = { query: filter };
  return useQuery(
    whole ? query(contactCalls.list, given, { quiet: true }) : query(contactCalls.view3digit, given, { quiet: true }),
  );
};
