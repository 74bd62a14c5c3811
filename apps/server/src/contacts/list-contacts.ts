import { contacts } from '@angan/contract/contacts/contacts.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { type ContactRow, contactRows, showContact } from './contact-row.ts';
import { askedOf, foundCount, foundPage, foundRows, keyOf, type Query, type Reader } from './found-contacts.ts';

/** A page of contacts with its total. Four ways, each the cheapest for its question: docs/performance.md. */
export const listContacts = async (query: Query, context: Context, reader: Reader) => {
  const words = wordsOf(query.search);
  const paging = await readPaging(query, contacts.ordering, () => countContacts(query, words, context, reader));
  const answer = (count: number, rows: Awaited<ReturnType<typeof plainPage>>) =>
    envelope(context, paging, count, rows, keyOf(paging), (row) => showContact(row, !reader.open));

  if (words.length === 0 && isPlain(query)) {
    // Both are on their way before either is answered.
    const [rows, count] = await Promise.all([
      plainPage(query, paging, context, reader),
      plainCount(query, context, reader),
    ]);
    return answer(count, rows);
  }
  const group = onlyGroup(query);
  if (group && words.length === 0 && paging.ordering === '-created_date') {
    const [rows, count] = await Promise.all([
      groupPage(group, paging, context, reader),
      groupCount(group, context, reader),
    ]);
    if (count > 0) return answer(count, rows);
    // Nobody was put into it: it is empty, or a group by rule.
  }
  return foundPage(query, words, paging, context, reader);
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
  const begin = await readPaging({ ordering: query.ordering }, contacts.ordering, async () => 0);
  const paging = { ...begin, size, after };
  const found = await rowsOf(query, wordsOf(query.search), paging, context, reader);
  const rows = found.slice(0, size);
  const end = rows.at(-1);
  return { rows, last: found.length > size && end ? { key: keyOf(paging)(end), id: end.id } : undefined };
};

const rowsOf = async (
  query: Query,
  words: string[],
  paging: Paging,
  context: Context,
  reader: Reader,
): Promise<ContactRow[]> => {
  if (words.length === 0 && isPlain(query)) return plainPage(query, paging, context, reader);
  const group = words.length === 0 && paging.ordering === '-created_date' ? onlyGroup(query) : undefined;
  if (group && (await groupCount(group, context, reader)) > 0) return groupPage(group, paging, context, reader);
  return foundRows(query, words, paging, context, reader);
};

/** How many a list would show; of a search one more than its cap where there are more. */
export const countOfContacts = (query: Query, context: Context, reader: Reader): Promise<number> =>
  countContacts(query, wordsOf(query.search), context, reader);

const countContacts = async (query: Query, words: string[], context: Context, reader: Reader): Promise<number> => {
  if (words.length === 0 && isPlain(query)) return plainCount(query, context, reader);
  const group = words.length === 0 ? onlyGroup(query) : undefined;
  return (group && (await groupCount(group, context, reader))) || foundCount(query, words, context, reader);
};

/** Whether nothing narrows the list but what every list of records has: source, visibility and the day of adding. */
const isPlain = (query: Query): boolean => {
  const { source: _, ...more } = askedOf(query);
  return !query.contactgroup?.length && Object.keys(more).length === 0;
};
const isNarrowed = (query: Query): boolean =>
  Boolean(query.created_date__gte || query.created_date__lte) ||
  query.locked_contact !== undefined ||
  Object.keys(askedOf(query)).length > 0;
const isWhole = (query: Query): boolean => !query.contactgroup?.length && !isNarrowed(query);
/** The one group that is all that narrows the list. */
const onlyGroup = (query: Query) =>
  query.contactgroup?.length === 1 && !isNarrowed(query) ? query.contactgroup[0] : undefined;

const visible = (query: Query, { actor, db, steady }: Context, { open }: Reader) => {
  let q = contactRows(isWhole(query) ? steady : db, actor.companyId).where('c.is_deleted', '=', false);
  if (open) q = q.where('c.locked_contact', '=', false);
  if (query.locked_contact !== undefined) q = q.where('c.locked_contact', '=', query.locked_contact);
  if (query.source?.length) q = q.where('c.source', 'in', query.source);
  if (query.created_date__gte) q = q.where('c.created_date', '>=', query.created_date__gte);
  if (query.created_date__lte) q = q.where('c.created_date', '<=', query.created_date__lte);
  return q;
};

const plainPage = (query: Query, paging: Paging, context: Context, reader: Reader) => {
  let q = visible(query, context, reader);
  const column = paging.field === 'name' ? ('c.name_key' as const) : ('c.created_date' as const);
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

/** From the counter where nothing narrows the list, or counted. */
const plainCount = async (query: Query, context: Context, reader: Reader): Promise<number> => {
  const { actor, steady } = context;
  if (isWhole(query)) {
    const row = await steady
      .selectFrom('company_counter')
      .select('value')
      .where('company_id', '=', actor.companyId)
      .where('counter', '=', reader.open ? 'contact_open' : 'contact')
      .executeTakeFirst();
    return row?.value ?? 0;
  }
  const counted = visible(query, context, reader).clearSelect().select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};

/** Who was put into a group, as its own index has them in the list's order: one of any size is read from its top. */
const membersOf = (group: number, { actor, steady }: Context, { open }: Reader) => {
  const members = steady
    .selectFrom('contact_in_group as g')
    .where('g.company_id', '=', actor.companyId)
    .where('g.contactgroup_id', '=', group)
    .where('g.is_hidden', '=', false);
  return open ? members.where('g.locked_contact', '=', false) : members;
};

const groupCount = async (group: number, context: Context, reader: Reader): Promise<number> => {
  const counted = membersOf(group, context, reader).select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};

const groupPage = (group: number, paging: Paging, context: Context, reader: Reader) => {
  let members = membersOf(group, context, reader);
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
