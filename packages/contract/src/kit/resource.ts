import type { Entity } from '@angan/domain/entities.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { idParams } from './fields.ts';
import type { Filter } from './filters.ts';

/** Rows that a list answers when nothing is said, and at most; the platform's own lists are short and kept whole. */
export const pageSize = { usual: 25, most: 100, ofPlatform: 1000 } as const;

/**
 * Searches are counted up to this many: a `count` of one more means 'more than that'. Counting all that has a common word
 * would cost many times what the page itself costs.
 */
export const searchCountCap = 1000;

export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  });

/** The query of every list: paging, search, order. `page` may be a number or `last`. */
export const listQuery = {
  page: z.string().optional(),
  page_size: z.string().optional(),
  /** Opaque: where the page before ended. Comes with `next` and makes deep pages as fast as the first. */
  cursor: z.string().max(400).optional(),
  search: z.string().trim().max(200).optional(),
  ordering: z.string().max(60).optional(),
};

interface Description {
  /** Its table, and so what events name. Names the permissions: `source` for `source:view`, `source:create` and so on. */
  readonly one: Entity;
  /** Kinds of other records that its rows show something of. */
  readonly alsoShows?: readonly Entity[];
  readonly path: `/${string}/`;
  readonly row: z.ZodObject;
  readonly create: z.ZodObject;
  readonly update: z.ZodObject;
  /** What lists may be ordered by; the first is the default, `-` in front for descending. */
  readonly ordering: readonly [string, ...string[]];
  readonly search: readonly string[];
  readonly filters: Record<string, Filter>;
  readonly subscription?: 'active' | 'any';
  /** Whether devices keep its list and its records for where there is no line. */
  readonly kept?: boolean;
}

/** The five calls that almost every entity has, as values. Spread them; replace or leave out any by name. */
export const resource = <const D extends Description>(d: D) => {
  const row = d.row as D['row'];
  const query = z.object({ ...listQuery, ...queryOf(d.filters as D['filters']) });
  const to = (action: string) => `${d.one}:${action}` as Permission;
  const subscription = (d.subscription ?? 'active') as 'active' | 'any';
  const item = `${d.path}:id/` as const;
  const kept = d.kept === true;
  const shows: readonly Entity[] = [d.one, ...(d.alsoShows ?? [])];
  return {
    ...d,
    calls: {
      list: call({
        method: 'GET',
        shows,
        kept,
        path: d.path,
        access: to('view'),
        subscription,
        summary: `List: ${d.one}`,
        query,
        answer: pageOf(row),
      }),
      get: call({
        method: 'GET',
        shows,
        kept,
        path: item,
        access: to('view'),
        subscription,
        summary: `Read one ${d.one}`,
        params: idParams,
        answer: row,
      }),
      create: call({
        method: 'POST',
        path: d.path,
        access: to('create'),
        subscription,
        summary: `Add a ${d.one}`,
        body: d.create as D['create'],
        answer: row,
        status: 201,
      }),
      update: call({
        method: 'PATCH',
        path: item,
        access: to('edit'),
        subscription,
        summary: `Change a ${d.one}`,
        params: idParams,
        body: d.update as D['update'],
        answer: row,
      }),
      remove: call({
        method: 'DELETE',
        path: item,
        access: to('delete'),
        subscription,
        summary: `Delete a ${d.one}`,
        params: idParams,
        status: 204,
      }),
    },
  };
};
export type Resource = Description & { readonly calls: ReturnType<typeof resource<Description>>['calls'] };

/** Filters as a part of a query, each of which may be left out. */
export const queryOf = <F extends Record<string, Filter>>(filters: F) =>
  Object.fromEntries(Object.entries(filters).map(([name, f]) => [name, f.schema.optional()])) as {
    [K in keyof F]: z.ZodOptional<F[K]['schema']>;
  };
