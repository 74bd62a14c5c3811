import type { Call, Sent } from '@angan/contract/kit/call.ts';
import { pageSize, searchCountCap } from '@angan/contract/kit/resource.ts';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, query, type RowOf } from '../core/api/index.ts';
import { formatNumber } from '../core/language/index.ts';
import type { LazyPart } from '../core/screen.ts';
import { pageOf, useShownPage } from '../ui/pager.tsx';
import { anyValue, heldValues, type UrlState, useUrlState } from '../ui/use-url-state.ts';

export interface Listed {
  id: number;
}
interface Page<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

type QueryOf<C extends Call> = Sent<C>['query'];
/** What a list's call can be filtered by: its query without search, order and paging. */
export type FilterOf<C extends Call> = Exclude<
  Extract<keyof QueryOf<C>, string>,
  'search' | 'ordering' | 'page' | 'page_size' | 'cursor'
>;

/** A list as its screen declares it. */
export interface RecordDescription<C extends Call> {
  list: C;
  /** Reads one row, to fetch it ahead when somebody is about to open it. */
  get?: Call;
  /** The code of a record, which is fetched then too. */
  record?: Pick<LazyPart<never>, 'prefetch'>;
  /** Which filters the address holds, each under the name that it has in the call. */
  filters: readonly FilterOf<C>[];
  /** The order that the server gives when none is asked for. */
  usualOrder?: string;
  /** Filters that hold while the address says nothing of them; `anyValue` there lifts one. */
  usual?: Partial<Record<FilterOf<C>, string | readonly string[]>>;
  /** What the list is always asked for, beside what the address says. */
  always?: Partial<QueryOf<C>>;
  /** The server counts its rows up to the cap even where nothing is searched for. */
  isCountCapped?: boolean;
  /** The specification has no notice for this list: that it failed stands in its place alone. */
  isQuiet?: boolean;
}

interface Options<C extends Call> {
  /** False while something else shows what the address asks for. */
  enabled?: boolean;
  /** False while the page of the address is that of another list. */
  ownsPage?: boolean;
  /** Milliseconds until the list is read again by itself, by what it holds. */
  refetchAfter?: (rows: readonly RowOf<C>[]) => number | false;
}

/** The names of a noun's filters, for a list that has them all. */
export const namesOf = <F extends object>(filters: F) => Object.keys(filters) as Extract<keyof F, string>[];

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `query` for a call that is only known to be one. */
const anyQuery = query as unknown as (call: Call, given: object, how: { quiet: boolean }) => UseQueryOptions;

const filtersIn = <C extends Call>(
  url: Pick<UrlState, 'all'>,
  names: readonly FilterOf<C>[],
  usual: Partial<Record<FilterOf<C>, string | readonly string[]>>,
) => {
  const values = names
    .map((name) => [name, heldValues(url, name, usual[name])] as const)
    .filter(([, all]) => all.length > 0);
  return Object.fromEntries(values.map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
};

const bareAddress = { all: () => [] };

/** What a list shows where its address says nothing, as its screen asks for it. */
export const firstPage = <C extends Call>({ list, filters, usual = {}, always }: RecordDescription<C>) =>
  anyQuery(list, { query: { ...(always as object), ...filtersIn<C>(bareAddress, filters, usual) } }, { quiet: true });

/** A list as the address describes it, and the record that is open over it. */
export const useRecordList = <C extends Call, Row extends RowOf<C> & Listed = RowOf<C> & Listed>(
  {
    list: call,
    get,
    record,
    filters,
    usualOrder = '',
    usual = {},
    always,
    isCountCapped,
    isQuiet,
  }: RecordDescription<C>,
  { enabled = true, ownsPage = true, refetchAfter }: Options<C> = {},
) => {
  const url = useUrlState();
  const client = useQueryClient();
  const search = url.get('search');
  const filteredBy = { ...(search !== undefined && { search }), ...filtersIn<C>(url, filters, usual) } as Partial<
    QueryOf<C>
  >;
  const lifted = Object.keys(usual).filter((name) => url.all(name).length === 0);
  const ordering = url.get('ordering');
  const asked = { ...(always as object), ...filteredBy, ...(ordering !== undefined && { ordering }) };
  // Failures of this list show in its place, with the specification's notice on top where it has one, and are logged.
  const list = useQuery({
    ...(anyQuery(
      call,
      { query: { ...asked, ...(ownsPage && pageOf(url)) } },
      { quiet: isQuiet === true },
    ) as UseQueryOptions<Page<Row>>),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) => (state.data && refetchAfter ? refetchAfter(state.data.results) : false),
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
  const open = (row: Listed | undefined) => row && url.patch({ id: row.id }, { replace: openId !== undefined });
  const isOverCap = (count: number) => (isCountCapped === true || search !== undefined) && count > searchCountCap;
  return {
    url,
    data,
    error: list.error,
    /** What a row is of. */
    kind: call.shows[0],
    /** Rows of what was asked before, until the new ones are there. */
    isStale: list.isPlaceholderData,
    /** A page that is no more leads back to the first; everything else is asked for again. */
    retry: () => (isGone(list.error) ? url.filter({}) : void list.refetch()),
    rows,
    search,
    /** Search and filters as calls take them, for what is done with all that match. */
    filteredBy,
    /** The whole question without the page: for other views of the same rows. */
    asked: asked as Partial<QueryOf<C>>,
    isFiltered: search !== undefined || filters.some((name) => heldValues(url, name).length > 0),
    /** Lifts the usual filters; undefined where none holds. */
    lift: lifted.length > 0 ? () => url.filter(Object.fromEntries(lifted.map((name) => [name, anyValue]))) : undefined,
    clearFilters: () => url.filter({ search: null, ...Object.fromEntries(filters.map((name) => [name, null])) }),
    ordering: ordering ?? usualOrder,
    order: (next: string) => url.filter({ ordering: next === usualOrder ? null : next }),
    /** Whether there are more than were counted. */
    isCapped: isOverCap(data?.count ?? 0),
    /** Searches are counted up to a cap, of which the server says one more. */
    countText: (count: number) => (isOverCap(count) ? `${formatNumber(searchCountCap)}+` : formatNumber(count)),
    first: (page - 1) * pageSize.usual + 1,
    openId,
    open,
    listed: rows?.[at],
    close: () => url.patch({ id: null }),
    neighbour: neighbour as (step: 1 | -1) => Listed | undefined,
    /** Opens the row before or after the open one; undefined where there is none. */
    step: (by: 1 | -1) => {
      const next = neighbour(by);
      return next && (() => open(next));
    },
    approach: ({ id }: Listed) => {
      record?.prefetch();
      if (get) void client.prefetchQuery(anyQuery(get, { params: { id } }, { quiet: true }));
    },
  };
};
type ListOf<C extends Call> = ReturnType<typeof useRecordList<C>>;

/** What the screens of lists need of one: its rows, without what its call is filtered by. */
export type RecordList<Row extends Listed> = Omit<ListOf<Call>, 'rows' | 'listed' | 'filteredBy' | 'asked' | 'data'> & {
  data: Page<unknown> | undefined;
  rows: Row[] | undefined;
  listed: Row | undefined;
  filteredBy: object;
  asked: object;
};
