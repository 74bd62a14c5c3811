import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import { contactsWithNumbers } from '../../contacts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { joinPeople } from '../opt-outs/apply.ts';
import { mergeChats } from './merge-chats.ts';

/** Somebody on one of our numbers; at least one of the two ids is known. */
export interface Known {
  readonly number: number;
  readonly wa_id?: string | undefined;
  readonly user_id?: string | undefined;
}

interface Found {
  readonly byNumber: number | null;
  readonly byId: number | null;
}

/** Another process may make the same chat at the same moment; then it is there at the second look. */
const looks = 3;

/**
 * The chats of these people, made where there are none: their ids in the order of `people`. Where a number and an id of
 * Meta's turn out to be one person, their two chats become one. New chats are linked to the oldest contact that has the
 * number. For any amount of people, in a few statements.
 */
export const chatsFor = async (db: Kysely<DB>, companyId: number, people: readonly Known[]): Promise<number[]> => {
  const ids = new Map<string, number>();
  const merged = new Map<number, number>();
  let left = [...new Map(people.map((person) => [keyOf(person), person])).values()].toSorted(fullyKnownFirst);
  for (let look = 0; left.length > 0; look++) {
    if (look === looks) throw new Error('Chats could not be made');
    const found = await find(db, companyId, left);
    const missing: Known[] = [];
    for (const [at, person] of left.entries()) {
      const { byNumber, byId } = found[at]!;
      if (byNumber !== null && byId !== null && byNumber !== byId && !merged.has(byId)) {
        await mergeChats(db, companyId, { into: byNumber, from: byId });
        merged.set(byId, byNumber);
      }
      const id = byNumber ?? byId;
      if (id === null) missing.push(person);
      else {
        ids.set(keyOf(person), id);
        await learn(db, companyId, person, found[at]!);
      }
    }
    if (missing.length > 0) await make(db, companyId, missing);
    left = missing;
  }
  await joinPeople(db, companyId, people);
  return people.map((person) => {
    const id = ids.get(keyOf(person))!;
    return merged.get(id) ?? id;
  });
};

/** So that who is named by number and id makes the chat, and who is named by one of them finds it. */
const fullyKnownFirst = (a: Known, b: Known) =>
  Number(Boolean(b.wa_id && b.user_id)) - Number(Boolean(a.wa_id && a.user_id));

const keyOf = ({ number, wa_id, user_id }: Known) => `${number} ${wa_id ?? ''} ${user_id ?? ''}`;

const find = async (db: Kysely<DB>, companyId: number, people: readonly Known[]): Promise<Found[]> => {
  const { rows } = await sql<{ by_number: number | null; by_id: number | null }>`
    select n.id as by_number, u.id as by_id
      from unnest(${people.map((one) => one.number)}::bigint[], ${people.map((one) => one.wa_id ?? null)}::text[],
        ${people.map((one) => one.user_id ?? null)}::text[]) with ordinality p (number, wa_id, user_id, place)
      left join whatsapp_chat n on n.company_id = ${companyId} and n.number = p.number and n.wa_id = p.wa_id
      left join whatsapp_chat u on u.company_id = ${companyId} and u.number = p.number and u.user_id = p.user_id
     order by p.place`.execute(db);
  return rows.map((row) => ({ byNumber: row.by_number, byId: row.by_id }));
};

/** Writes down which of the two ids was not known of a person who was found by the other. */
const learn = async (
  db: Kysely<DB>,
  companyId: number,
  { wa_id, user_id }: Known,
  { byNumber, byId }: Found,
): Promise<void> => {
  if (byNumber !== null && byId !== null) return;
  const learnt = byNumber === null ? wa_id && { wa_id } : user_id && { user_id };
  if (!learnt) return;
  await db
    .updateTable('whatsapp_chat')
    .set(learnt)
    .where('company_id', '=', companyId)
    .where('id', '=', (byNumber ?? byId)!)
    .execute();
};

const make = async (db: Kysely<DB>, companyId: number, people: readonly Known[]): Promise<void> => {
  const mobiles = people.map(({ wa_id }) => (wa_id ? mobileOf(wa_id) : undefined));
  const contacts = await contactsWithNumbers(
    db,
    companyId,
    mobiles.filter((one) => one !== undefined),
  );
  await sql`
    insert into whatsapp_chat (company_id, number, wa_id, user_id, contact)
      select ${companyId}, number, wa_id, user_id, contact
        from unnest(${people.map((one) => one.number)}::bigint[], ${people.map((one) => one.wa_id ?? null)}::text[],
          ${people.map((one) => one.user_id ?? null)}::text[],
          ${mobiles.map((one) => (one ? (contacts.get(one)?.[0] ?? null) : null))}::bigint[]) p (number, wa_id, user_id, contact)
    on conflict do nothing`.execute(db);
};
