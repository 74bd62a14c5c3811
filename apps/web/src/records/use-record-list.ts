import type { Call } from '@angan/contract/kit/call.ts';
import { pageSize, searchCountCap } from '@angan/contract/kit/resource.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, query } from '../core/api/index.ts';
import { pageOf, useShownPage } from '../ui/pager.tsx';
import { useUrlState } from '../ui/use-url-state.ts';

interface Listed {
  id: number;
}
interface Page<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

interface Described {
  list: Call;
  get: Call;
  /** Names of the query's filters, which the address has under the same names. */
  filters: readonly string[];
  /** The order when nothing is said. */
  usualOrder: string;
  /** What the list is always asked for, beside what the address says. */
  always?: Readonly<Record<string, string>>;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `query` for a call that is only known to be one. */
const anyQuery = query as unknown as (call: Call, given: object, how: { quiet: boolean }) => UseQueryOptions;

/** A list as the address describes it, and the record that is open over it. Not `enabled`: something else shows it. */
export const useRecordList = <Row extends Listed>(
  { list: call, get, filters, usualOrder, always }: Described,
  { enabled = true }: { enabled?: boolean } = {},
) => {
  const url = useUrlState();
  const client = useQueryClient();
  const search = url.get('search');
  const given = Object.fromEntries(filters.map((name) => [name, url.all(name)]));
  const ordering = url.get('ordering');
  const sought = { ...always, search, ordering, ...given };
  const asked = { query: { ...sought, ...pageOf(url) } };
  // Failures of this list show in its place, with the specification's notice on top, and are logged.
  const list = useQuery({
    ...(anyQuery(call, asked, { quiet: false }) as UseQueryOptions<Page<Row>>),
    placeholderData: keepPreviousData,
    enabled,
  });
  useEffect(() => {
    if (list.error) console.error('The list did not load.', list.error);
  }, [list.error]);

  const page = useShownPage(url, list.isPlaceholderData || list.error !== null);
  // When a page fails to load, the one before it stays readable under the message.
  const [kept, setKept] = useState(list.data);
  if (list.data && list.data !== kept) setKept(list.data);
  const data = list.data ?? (list.error ? kept : undefined);
  const rows = data?.results;
  const openId = Number(url.get('id')) || undefined;
  const at = rows?.findIndex((row) => row.id === openId) ?? -1;
  const neighbour = (step: 1 | -1) => (at === -1 ? undefined : rows?.[at + step]);
  const open = (row: Row | undefined) => row && url.patch({ id: row.id }, { replace: openId !== undefined });
  return {
    url,
    data,
    error: list.error,
    /** Rows of what was asked before, until the new ones are there. */
    isStale: list.isPlaceholderData,
    /** A page that is no more leads back to the first; everything else is asked for again. */
    retry: () => (isGone(list.error) ? url.filter({}) : void list.refetch()),
    rows,
    /** What the rows are sought by, without the page: for other views of the same. */
    sought,
    search,
    /** The filters as they are asked for, by the parameter's name. */
    given,
    isFiltered: search !== undefined || Object.values(given).some((values) => values.length > 0),
    clearFilters: () => url.filter({ search: null, ...Object.fromEntries(filters.map((name) => [name, null])) }),
    ordering: ordering ?? usualOrder,
    order: (next: string) => url.filter({ ordering: next === usualOrder ? null : next }),
    /** Searches are counted up to a cap, of which the server says one more. */
    countText: (count: number) =>
      search && count > searchCountCap ? `${formatNumber(searchCountCap)}+` : formatNumber(count),
    first: (page - 1) * pageSize.usual + 1,
    openId,
    open,
    listed: rows?.[at],
    close: () => url.patch({ id: null }),
    neighbour,
    /** Opens the row before or after the open one; undefined where there is none. */
    step: (by: 1 | -1) => {
      const next = neighbour(by);
      return next && (() => open(next));
    },
    approach: ({ id }: Listed) => void client.prefetchQuery(anyQuery(get, { params: { id } }, { quiet: true })),
  };
};
export type RecordList<Row extends Listed> = ReturnType<typeof useRecordList<Row>>;
