import { drf } from '@angan/contract/kit/drf-texts.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import type { Context } from './context.ts';
import { notFound } from './errors.ts';

/** Where a page begins: after a row (its order key and id, exact) or after a number of rows. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
  readonly after: { readonly key: string; readonly id: number } | undefined;
  /** The field to order by; descending where it had a `-`. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly ordering: string;
}

interface ListQuery {
  page?: string | undefined;
  page_size?: string | undefined;
  cursor?: string | undefined;
  ordering?: string | undefined;
}

/**
 * Reads `page`, `page_size`, `cursor` and `ordering`. An ordering that is not offered is ignored, as Django does; a page
 * that is no number is 404. `page=last` needs the total and is asked for by `total()`.
 */
export const readPaging = async (
  query: ListQuery,
  orderings: readonly string[],
  total: () => Promise<number>,
  most: number = pageSize.most,
): Promise<Paging> => {
  const size = sizeOf(query.page_size, most);
  const ordering = query.ordering && orderings.includes(query.ordering) ? query.ordering : orderings[0]!;
  const field = ordering.replace(/^-/, '');
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, ordering);
  const page = query.page === 'last' ? Math.max(1, Math.ceil((await total()) / size)) : pageNumber(query.page);
  return {
    page,
    size,
    after,
    offset: after ? 0 : (page - 1) * size,
    field,
    direction: ordering.startsWith('-') ? 'desc' : 'asc',
    ordering,
  };
};

const sizeOf = (given: string | undefined, most: number) => {
  const size = Number(given);
  return given && Number.isInteger(size) && size > 0 ? Math.min(size, most) : pageSize.usual;
};

/** A page as an address names it, 1 where it does not; what is no page is 404. */
export const pageNumber = (given: string | undefined): number => {
  if (given === undefined || given === '') return 1;
  if (!/^[1-9]\d{0,7}$/.test(given)) throw notFound(drf.invalidPage);
  return Number(given);
};

/**
 * The envelope of a list. `rows` may hold one row more than the page, which tells that there is a next one without
 * counting. `keyOf` gives a row's order key, as text that the database reads back exactly; undefined where its reader may
 * not have it.
 */
export const envelope = <Row extends { id: number }, Shown>(
  context: Context,
  paging: Paging,
  count: number,
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
  show: (row: Row) => Shown,
) => {
  const onPage = rows.slice(0, paging.size);
  if (onPage.length === 0 && paging.page > 1) throw notFound(drf.invalidPage);
  const last = onPage.at(-1);
  const more = rows.length > paging.size && last !== undefined;
  // What a row is ordered by is as somebody wrote it, which support reads masked: its pages go by their number alone.
  const keyFor = (row: Row) => (context.actor.support ? undefined : keyOf(row));
  return {
    count,
    next: more ? linkTo(context, paging.page + 1, cursorAfter(paging.ordering, keyFor(last), last.id)) : null,
    previous: paging.page > 1 ? linkTo(context, paging.page - 1) : null,
    results: onPage.map(show),
  };
};

/** An absolute link to a page: all other parameters kept, sorted by name; page 1 goes without `page`. */
const linkTo = (context: Context, page: number, cursor?: string) => {
  const url = new URL(context.request.url, context.services.settings.publicUrl);
  url.searchParams.delete('cursor');
  url.searchParams.delete('page');
  if (page > 1) url.searchParams.set('page', String(page));
  if (cursor) url.searchParams.set('cursor', cursor);
  url.searchParams.sort();
  return url.href;
};

const cursorAfter = (ordering: string, key: string | undefined, id: number) =>
  key === undefined ? undefined : Buffer.from(JSON.stringify([ordering, key, id])).toString('base64url');

const readCursor = (cursor: string, ordering: string) => {
  try {
    const [forOrdering, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (forOrdering === ordering && typeof key === 'string' && Number.isSafeInteger(id) && isReadable(ordering, key))
      return { key, id: id as number };
  } catch {
    // Falls through: whatever does not read is no page.
  }
  throw notFound(drf.invalidPage);
};

const isReadable = (ordering: string, key: string) =>
  !/_date$|_at$|date_time$/.test(ordering) ||
  key === '' ||
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d$/.test(key);
