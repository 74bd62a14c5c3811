import { type Answer, type Call, isShownIn } from '@angan/contract/kit/call.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { sameOrigin } from './address.ts';
import { type Given, type GivenArguments, send } from './client.ts';
import { type RequestOptions, request } from './request.ts';

type Quiet = Pick<RequestOptions, 'quiet'>;
interface Paged<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}
export type RowOf<C extends Call> = Answer<C> extends { results: (infer Row)[] } ? Row : never;

/** The key under which a call's answer is kept: the kinds of record that it shows, its path, what it was given. */
export const keyOf = (call: Pick<Call, 'shows' | 'path'>, given?: unknown) =>
  [call.shows, call.path, given ?? {}] as const;

/** Filters for every answer that a change of such records puts out of date: `queries.invalidateQueries(showing('contact'))`. */
export const showing = (...entities: readonly Entity[]) => ({
  predicate: ({ queryKey: [shows] }: { queryKey: QueryKey }) =>
    Array.isArray(shows) && entities.some((entity) => isShownIn(shows, entity)),
});

/** What is said of an answer beside it: whether devices keep it for where there is no line. */
const metaOf = ({ kept }: Pick<Call, 'kept'>) => ({ kept });

/** A GET call as options for useQuery and its kin. */
export const query = <C extends Call>(call: C, ...[given, quiet]: GivenArguments<C, [Quiet]>) =>
  queryOptions({
    meta: metaOf(call),
    queryKey: keyOf(call, given),
    queryFn: ({ signal }) => send(call, ...([given, { ...quiet, signal }] as never)) as Promise<Answer<C>>,
  });

/** A page that a `next` or `previous` link of the same call leads to. */
export const linkedPage = <C extends Call>(call: C, link: string, quiet?: Quiet) =>
  queryOptions({
    meta: metaOf(call),
    queryKey: keyOf(call, { link: sameOrigin(link) }),
    queryFn: ({ signal }) => request<Answer<C>>(call, sameOrigin(link), undefined, { ...quiet, signal }),
  });

/** A list that grows page by page, each fetched through the server's next link. */
export const infiniteList = <C extends Call>(call: C, ...[given, quiet]: GivenArguments<C, [Quiet]>) =>
  infiniteQueryOptions({
    meta: metaOf(call),
    queryKey: [...keyOf(call, given), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      (pageParam
        ? request(call, sameOrigin(pageParam), undefined, { ...quiet, signal })
        : send(call, ...([given, { ...quiet, signal }] as never))) as Promise<Paged<RowOf<C>>>,
    initialPageParam: null as string | null,
    getNextPageParam: (last: Paged<RowOf<C>>) => last.next,
  });

/** Every row of a list, through all its pages. */
export const allRows = async <C extends Call>(call: C, given: Given<C>, quiet?: Quiet): Promise<RowOf<C>[]> =>
  rowsFrom(call, (await send(call, ...([given, quiet] as never))) as Paged<RowOf<C>>, quiet);

/** The same of a list whose first page is there. */
export const rowsFrom = async <C extends Call>(
  call: C,
  first: Pick<Paged<RowOf<C>>, 'next' | 'results'>,
  quiet?: Quiet,
): Promise<RowOf<C>[]> => {
  const rows = [...first.results];
  let { next } = first;
  while (next) {
    const page: Paged<RowOf<C>> = await request(call, sameOrigin(next), undefined, quiet);
    rows.push(...page.results);
    next = page.next;
  }
  return rows;
};
