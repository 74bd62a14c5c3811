import { type contactCalls, contacts } from '@angan/contract/contacts/contacts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { type ContactRow, contactRows, showContact } from './contact-row.ts';

type Query = Received<typeof contactCalls.list>['query'];
/** `open`: the reader sees no locked contacts and no numbers, so neither do search and order. */
type Reader = { readonly open: boolean };

/** A page of contacts with its total. Four ways, each the cheapest for its question: docs/performance.md. */
export const listContacts = async (query: Query, context: Context, reader: Reader) => {
  const words = wordsOf(query.search);
  const total = () => countContacts(query, words, context, reader);
  const paging = await readPaging(query, contacts.ordering, total);
  if (words.length) return searchedPage(query, words, paging, context, reader);
  // Both are on their way before either is answered.
  const [rows, count] = await Promise.all([unsearchedRows(query, paging, context, reader), total()]);
  return envelope(context, paging, count, rows, keyOf(paging), (row) => showContact(row, !reader.open));
};

/**
 * All that a list would show, a piece at a time in the list's own order, for what is done with all of them: `size` rows
 * after the last one of the piece before. `last` is where it ends; undefined when that was the end of the list.
 */
export const pieceOfContacts = async (
  query: Query,
  after: Paging['after'],
  size: number,
  context: Context,
  reader: Reader,
): Promise<{ rows: ContactRow[]; last: Paging['after'] }> => {
  const words = wordsOf(query.search);
  const begin = await readPaging({ ordering: query.ordering }, contacts.ordering, async () => 0);
  const paging = { ...begin, size, after };
  const found = words.length
    ? await searchedRows(query, words, paging, context, reader)
    : await unsearchedRows(query, paging, context, reader);
  const rows = found.slice(0, size);
  const end = rows.at(-1);
  return { rows, last: found.length > size && end ? { key: keyOf(paging)(end), id: end.id } : undefined };
};

/** How many a list would show; of a search one more than its cap where there are more. */
export const countOfContacts = (query: Query, context: Context, reader: Reader): Promise<number> =>
  countContacts(query, wordsOf(query.search), context, reader);

const keyOf = (paging: Paging) => (row: ContactRow) => (paging.field === 'name' ? row.name_key : row.created_date);
const columnOf = (paging: Paging) => (paging.field === 'name' ? ('c.name_key' as const) : ('c.created_date' as const));

/** Whether anything but groups narrows the list. */
const isNarrowed = (query: Query): boolean =>
  Boolean(query.source?.length || query.created_date__gte || query.created_date__lte) ||
  query.locked_contact !== undefined;
/** The one group that is all that narrows the list. */
const onlyGroup = (query: Query) =>
  query.contactgroup?.length === 1 && !isNarrowed(query) ? query.contactgroup[0] : undefined;
const isWhole = (query: Query): boolean => !query.contactgroup?.length && !isNarrowed(query);

const visible = (query: Query, { actor, db, steady }: Context, { open }: Reader) => {
  let q = contactRows(isWhole(query) ? steady : db, actor.companyId).where('c.is_deleted', '=', false);
  if (open) q = q.where('c.locked_contact', '=', false);
  if (query.locked_contact !== undefined) q = q.where('c.locked_contact', '=', query.locked_contact);
  if (query.source?.length) q = q.where('c.source', 'in', query.source);
  if (query.created_date__gte) q = q.where('c.created_date', '>=', query.created_date__gte);
  if (query.created_date__lte) q = q.where('c.created_date', '<=', query.created_date__lte);
  if (query.contactgroup?.length)
    q = q.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contact_in_group as g')
          .select(sql`1`.as('one'))
          .where('g.company_id', '=', actor.companyId)
          .whereRef('g.contact_id', '=', 'c.id')
          .where('g.contactgroup_id', 'in', query.contactgroup!),
      ),
    );
  return q;
};

const unsearchedRows = (query: Query, paging: Paging, context: Context, reader: Reader): Promise<ContactRow[]> => {
  const group = onlyGroup(query);
  return group && paging.ordering === '-created_date'
    ? groupPage(group, paging, context, reader)
    : plainPage(query, paging, context, reader);
};

const plainPage = (query: Query, paging: Paging, context: Context, reader: Reader) => {
  let q = visible(query, context, reader);
  const column = columnOf(paging);
  if (paging.after)
    q = q.where(
      sql<SqlBool>`(${sql.ref(column)}, c.id) ${sql.raw(paging.direction === 'asc' ? '>' : '<')} (${paging.after.key}, ${paging.after.id})`,
    );
  return q
    .orderBy(column, paging.direction)
    .orderBy('c.id', paging.direction)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
};

/** One group, newest first: its own index has the order, so a group of any size is read from its top. */
const groupPage = async (group: number, paging: Paging, context: Context, { open }: Reader) => {
  let members = context.steady
    .selectFrom('contact_in_group as g')
    .where('g.company_id', '=', context.actor.companyId)
    .where('g.contactgroup_id', '=', group)
    .where('g.is_hidden', '=', false);
  if (open) members = members.where('g.locked_contact', '=', false);
  if (paging.after)
    members = members.where(sql<SqlBool>`(g.created_date, g.contact_id) < (${paging.after.key}, ${paging.after.id})`);
  const page = members
    .select(['g.contact_id', 'g.created_date'])
    .orderBy('g.created_date', 'desc')
    .orderBy('g.contact_id', 'desc')
    .limit(paging.size + 1)
    .offset(paging.offset);
  return contactRows(context.steady, context.actor.companyId)
    .innerJoin(page.as('p'), 'p.contact_id', 'c.id')
    .orderBy('p.created_date', 'desc')
    .orderBy('p.contact_id', 'desc')
    .execute();
};

const searchedRows = (query: Query, words: string[], paging: Paging, context: Context, reader: Reader) => {
  const found = sql<{
    id: number;
    total: number;
    place: number;
  }>`${searchCall(query, words, reader, paging.ordering, paging.after, paging.size + 1, paging.offset)} with ordinality as f (id, total, place)`;
  return contactRows(context.db, context.actor.companyId)
    .innerJoin(
      sql<{ id: number; total: number; place: number }>`(select * from ${found})`.as('found'),
      'found.id',
      'c.id',
    )
    .select('found.total')
    .orderBy('found.place')
    .execute();
};

const searchedPage = async (query: Query, words: string[], paging: Paging, context: Context, reader: Reader) => {
  const rows = await searchedRows(query, words, paging, context, reader);
  const count = rows[0]?.total ?? (paging.page > 1 ? await countContacts(query, words, context, reader) : 0);
  return envelope(context, paging, count, rows, keyOf(paging), ({ total: _, ...row }) =>
    showContact(row, !reader.open),
  );
};

/** How many there are: from the counter, from the group's index, or counted; a search stops at its cap. */
const countContacts = async (query: Query, words: string[], context: Context, reader: Reader): Promise<number> => {
  const { actor, db, steady } = context;
  if (words.length) {
    const found = await sql<{
      total: number;
    }>`select total from ${searchCall(query, words, reader, '-created_date', undefined, 1, 0)}`.execute(db);
    return found.rows[0]?.total ?? 0;
  }
  if (isWhole(query)) {
    const row = await steady
      .selectFrom('company_counter')
      .select('value')
      .where('company_id', '=', actor.companyId)
      .where('counter', '=', reader.open ? 'contact_open' : 'contact')
      .executeTakeFirst();
    return row?.value ?? 0;
  }
  const group = onlyGroup(query);
  if (group) {
    let q = steady
      .selectFrom('contact_in_group')
      .where('company_id', '=', actor.companyId)
      .where('contactgroup_id', '=', group)
      .where('is_hidden', '=', false);
    if (reader.open) q = q.where('locked_contact', '=', false);
    return (await q.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  }
  const counted = visible(query, context, reader).clearSelect().select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};

const searchCall = (
  query: Query,
  words: string[],
  reader: Reader,
  ordering: string,
  after: Paging['after'],
  limit: number,
  offset: number,
) =>
  sql`search_contacts(${words}::text[], ${reader.open}, ${query.contactgroup?.length ? query.contactgroup : null}::bigint[],
    ${query.source?.length ? query.source : null}::bigint[], ${query.locked_contact ?? null}, ${query.created_date__gte ?? null}::timestamptz,
    ${query.created_date__lte ?? null}::timestamptz, ${ordering}, ${after?.key ?? null}, ${after?.id ?? null}::bigint, ${limit}, ${offset}, ${searchCountCap})`;
