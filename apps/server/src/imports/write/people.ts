import { mobileFields } from '@angan/contract/contacts/contacts.ts';
import { type Kysely, sql } from 'kysely';
import { contactRows, contactsWithNumbers } from '../../contacts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Known } from './merge.ts';

/** Somebody whom a row can be about. `id` is 0 for who will be added with this chunk. */
export interface Handle {
  id: number;
  readonly known: Known;
  /** Added by this very import, now or by an earlier chunk. */
  readonly isOfThisImport: boolean;
}

/** People by their numbers: those who are here, and those who are being added. */
export class People {
  readonly #byNumber = new Map<string, Handle>();
  readonly #byId = new Map<number, Handle>();

  /** The person of the first number that anybody has; of several people the oldest. */
  with(mobiles: readonly string[]): Handle | undefined {
    for (const mobile of mobiles) {
      const found = this.#byNumber.get(mobile);
      if (found) return found;
    }
    return undefined;
  }

  withId(id: number | undefined): Handle | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** Makes a person found by all their numbers, unless somebody has one already. */
  add(handle: Handle): Handle {
    for (const field of mobileFields) {
      const mobile = handle.known[field];
      if (mobile !== '' && !this.#byNumber.has(mobile)) this.#byNumber.set(mobile, handle);
    }
    if (handle.id) this.#byId.set(handle.id, handle);
    return handle;
  }
}

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
export const readPeople = async (
  db: Kysely<DB>,
  ids: readonly number[],
  { companyId, seesLocked, lock }: Looking,
  ofThisImport: ReadonlySet<number> = new Set(),
): Promise<People> => {
  const people = new People();
  if (ids.length === 0) return people;
  let q = contactRows(db, companyId)
    .where('c.id', '=', sql<number>`any (${ids}::bigint[])`)
    .where('c.is_deleted', '=', false)
    .orderBy('c.id');
  if (!seesLocked) q = q.where('c.locked_contact', '=', false);
  if (lock) q = q.forNoKeyUpdate();
  for (const { id, ...known } of await q.execute())
    people.add({ id, known: known as Known, isOfThisImport: ofThisImport.has(id) });
  return people;
};
