import type { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { ruleFilters } from '@angan/contract/contacts/group-rule.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { envelope, type Paging } from '../core/list.ts';
import { type ContactRow, contactRows, showContact } from './contact-row.ts';

export type Query = Received<typeof contactCalls.list>['query'];
/** `open`: the reader sees no locked contacts and no numbers, so neither do search and order. */
export type Reader = { readonly open: boolean };

/** What is given of the filters that a rule may have, but for groups: of those the list takes groups by rule as well. */
export const askedOf = (query: Query): Record<string, unknown> => {
  const { contactgroup: _, ...filters } = ruleFilters;
  const given = Object.keys(filters).map((name) => [name, query[name as keyof typeof filters]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && [value].flat().length > 0));
};

/** The order key of a row, as a cursor keeps it. */
export const keyOf = (paging: Paging) => (row: ContactRow) =>
  paging.field === 'name' ? row.name_key : row.created_date;

/** The rows of a page of what search_contacts() finds: words, groups by rule and by hand, all filters. */
export const foundRows = (query: Query, words: string[], paging: Paging, context: Context, reader: Reader) => {
  const call = findCall(query, words, context, reader, paging.ordering, paging.after, paging.size + 1, paging.offset);
  type Found = { id: number; total: number; place: number };
  return contactRows(context.db, context.actor.companyId)
    .innerJoin(
      sql<Found>`(select * from ${call} with ordinality as f (id, total, place))`.as('found'),
      'found.id',
      'c.id',
    )
    .select('found.total')
    .orderBy('found.place')
    .execute();
};

/** A page of the same with its total. */
export const foundPage = async (query: Query, words: string[], paging: Paging, context: Context, reader: Reader) => {
  const rows = await foundRows(query, words, paging, context, reader);
  const count = rows[0]?.total ?? (paging.page > 1 ? await foundCount(query, words, context, reader) : 0);
  return envelope(context, paging, count, rows, keyOf(paging), ({ total: _, ...row }) =>
    showContact(row, !reader.open),
  );
};

/** How many search_contacts() finds: exactly, or of words up to the cap and one more. */
export const foundCount = async (query: Query, words: string[], context: Context, reader: Reader): Promise<number> => {
  const call = findCall(query, words, context, reader, '-created_date', undefined, 1, 0);
  const { rows } = await sql<{ total: number }>`select total from ${call}`.execute(context.db);
  return rows[0]?.total ?? 0;
};

const findCall = (
  query: Query,
  words: string[],
  { services }: Context,
  reader: Reader,
  ordering: string,
  after: Paging['after'],
  limit: number,
  offset: number,
) => {
  const asked = askedOf(query);
  const rule = Object.keys(asked).length > 0 ? JSON.stringify(asked) : null;
  return sql`search_contacts(${words}::text[], ${reader.open}, ${query.contactgroup?.length ? query.contactgroup : null}::bigint[],
    ${rule}::jsonb, ${query.locked_contact ?? null}, ${query.created_date__gte ?? null}::timestamptz,
    ${query.created_date__lte ?? null}::timestamptz, ${ordering}, ${after?.key ?? null}, ${after?.id ?? null}::bigint,
    ${limit}, ${offset}, ${searchCountCap}, ${dayInIndia(services.now())}::date)`;
};
