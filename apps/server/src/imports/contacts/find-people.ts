import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { type Kysely, sql } from 'kysely';
import { contactRows, contactsWithNumbers } from '../../contacts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { DedupeIndex } from '../engine/dedupe-index.ts';
import type { Known } from './merge.ts';

/** Somebody whom a row can be about. `id` is 0 for who will be added with this chunk. */
export interface PersonHandle {
  id: number;
  readonly known: Known;
  /** Added by this very import, now or by an earlier chunk. */
  readonly isOfThisImport: boolean;
}
/** People by their numbers: of several who have one the oldest. */
export type People = DedupeIndex<PersonHandle>;

/** The numbers by which somebody is found. */
export const numbersOf = (known: Known): string[] => mobileFields.map((field) => known[field]).filter(Boolean);

export interface Looking {
  readonly companyId: number;
  /** Who sees no locked contacts finds none: for them the number is nobody's. */
  readonly seesLocked: boolean;
  /** Holds whom it finds against changes until the transaction ends. */
  readonly lock?: boolean;
}

/** Ids of everybody here who has one of the numbers. */
export const idsWith = async (db: Kysely<DB>, companyId: number, mobiles: readonly string[]): Promise<number[]> => {
  const found = await contactsWithNumbers(db, companyId, mobiles);
  return [...new Set([...found.values()].flat())];
};

/** Those people with what is known of them. `ofThisImport`: the ids of those whom this import has added. */
export const findPeople = async (
  db: Kysely<DB>,
  ids: readonly number[],
  { companyId, seesLocked, lock }: Looking,
  ofThisImport: ReadonlySet<number> = new Set(),
): Promise<People> => {
  const people: People = new DedupeIndex();
  if (ids.length === 0) return people;
  let q = contactRows(db, companyId)
    .where('c.id', '=', sql<number>`any (${ids}::bigint[])`)
    .where('c.is_deleted', '=', false)
    .orderBy('c.id');
  if (!seesLocked) q = q.where('c.locked_contact', '=', false);
  if (lock) q = q.forNoKeyUpdate();
  for (const { id, ...row } of await q.execute()) {
    const known = row as Known;
    people.add({ id, known, isOfThisImport: ofThisImport.has(id) }, numbersOf(known));
  }
  return people;
};
