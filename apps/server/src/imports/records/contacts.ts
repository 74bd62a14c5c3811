import { type Kysely, sql } from 'kysely';
import { contactsWithNumbers, insertManyContacts, seesNumbers } from '../../contacts/index.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { newPerson } from '../contacts/merge.ts';
import type { ReadRecord } from './record.ts';

type Person = ReadRecord['person'];

/**
 * The people of rows: ids of those who are here, negative ones for those who are to be added, the same for the same
 * number. Who sees no numbers always adds, since finding somebody would confirm a guess.
 */
export class Contacts {
  readonly #ids = new Map<string, number>();
  readonly #toAdd = new Map<number, Person>();
  #next = -1;

  /** null where the row names nobody who can be called. */
  idOf(person: Person): number | null {
    if (person.mobiles.length === 0) return null;
    const known = person.mobiles.map((mobile) => this.#ids.get(mobile)).find((id) => id !== undefined);
    const id = known ?? this.#next--;
    if (known === undefined) this.#toAdd.set(id, person);
    for (const mobile of person.mobiles) if (!this.#ids.has(mobile)) this.#ids.set(mobile, id);
    return id;
  }

  /** Finds the people of further rows, who may have been added meanwhile. */
  know(known: ReadonlyMap<string, readonly number[]>): void {
    for (const [mobile, [id]] of known) if (!this.#ids.has(mobile)) this.#ids.set(mobile, id!);
  }

  /** Adds those of the ids that are to be added; answers their ids by the negative ones. */
  async add(
    db: Kysely<DB>,
    by: { companyId: number; createdBy: number | null },
    wanted: readonly { id: number; source: number | null }[],
  ): Promise<Map<number, number>> {
    const distinct = [...new Map(wanted.filter(({ id }) => id < 0).map((one) => [one.id, one])).values()];
    const rows = distinct.map(({ id, source }) => ({ id, source, person: this.#toAdd.get(id)! }));
    const made = await insertManyContacts(
      db,
      by,
      rows.map(({ person: { mobiles, name, email }, source }) =>
        newPerson({ mobiles, source, groups: [], fields: { name, email } }),
      ),
    );
    return new Map(rows.map(({ id, person }) => [id, made.get(person.mobiles[0]!)!]));
  }
}

/** Who has the numbers of some rows and is not deleted, as far as the actor may be told. */
export const peopleWith = async (
  db: Kysely<DB>,
  actor: Actor,
  people: readonly Person[],
): Promise<Map<string, number[]>> => {
  const mobiles = [...new Set(people.flatMap((person) => person.mobiles))];
  if (mobiles.length === 0 || !seesNumbers(actor)) return new Map();
  const found = await contactsWithNumbers(db, actor.companyId, mobiles);
  const ids = [...new Set([...found.values()].flat())];
  const { rows } = await sql<{ id: number }>`select id from contact
    where company_id = ${actor.companyId} and id = any (${ids}::bigint[]) and not is_deleted`.execute(db);
  const there = new Set(rows.map((row) => row.id));
  return new Map(
    [...found]
      .map(([mobile, all]) => [mobile, all.filter((id) => there.has(id))] as const)
      .filter(([, all]) => all.length),
  );
};
