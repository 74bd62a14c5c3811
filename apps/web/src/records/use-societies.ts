import { societies } from '@angan/contract/societies/societies.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allRows, keyOf } from '../core/api/index.ts';

const given = { query: { ordering: 'society_name', page_size: 100 } } as const;
const freshFor = 10 * 60_000;
const none: never[] = [];

/** The office's societies, all of them: what people write or paste names any. */
export const allSocieties = queryOptions({
  queryKey: [...keyOf(societies.calls.list, given), 'all'],
  queryFn: () => allRows(societies.calls.list, given, { quiet: true }),
  staleTime: freshFor,
});

/** Those of the office; without a connection those fetched before. */
export const useSocieties = () => useQuery(allSocieties).data ?? none;
