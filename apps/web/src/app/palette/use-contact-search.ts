import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import { decide } from '../guards.ts';
import { useWho } from '../who.ts';
import { searchLimits } from './search-limits.ts';

/** Contacts that the server finds for this text, as far as the person may see them. */
export const useContactSearch = (text: string) => {
  const who = useWho();
  const whole = useRunsTheOffice();
  const [wanted] = useDebouncedValue(text.trim(), searchLimits.pause);
  const enabled = wanted.length >= searchLimits.letters && decide('active', who) === 'show';
  const given = { query: { search: wanted, page_size: searchLimits.lines } };
  const options = whole
    ? query(contactCalls.list, given, { quiet: true })
    : query(contactCalls.view3digit, given, { quiet: true });
  const { data, isFetching, error } = useQuery({ ...options, enabled, placeholderData: keepPreviousData });
  return {
    contacts: enabled ? (data?.results ?? []) : [],
    isFetching: isFetching && enabled,
    error: enabled ? error : null,
  };
};
