import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { DedupeIndex } from '../engine/dedupe-index.ts';
import type { Columns, RecordHandle } from './handle.ts';
import type { RecordNoun } from './noun.ts';

/** The records that rows can be about: those that are here, and those that rows before have added. */
export class RecordIndex {
  readonly #index = new DedupeIndex<RecordHandle>();
  readonly #noun: RecordNoun;

  constructor(noun: RecordNoun) {
    this.#noun = noun;
  }

  add(handle: RecordHandle): RecordHandle {
    return this.#index.add(handle, this.#noun.keys(handle.columns));
  }

  /** The record that a row is about; of several the first that was added here. */
  find(columns: Columns): RecordHandle | undefined {
    return this.#index.find(this.#noun.keys(columns), (key, one) => this.#noun.isSame(key, one.columns, columns));
  }
}

interface Looking {
  readonly noun: RecordNoun;
  readonly actor: Actor;
  /** Ids of those that this import has added. */
  readonly created?: ReadonlySet<number>;
  /** Holds what it finds against changes until the transaction ends. */
  readonly lock?: boolean;
}

/** Everything here that one of the rows could be about, in one query for all of them. */
export const findExisting = async (
  db: Kysely<DB>,
  rows: readonly Columns[],
  { noun, actor, created = new Set(), lock }: Looking,
  into: RecordIndex,
): Promise<void> => {
  const candidates = noun.candidates(rows, actor);
  if (!candidates) return;
  const r = sql.ref(noun.alias);
  const { rows: found } = await sql<Columns & { id: number; is_deleted?: boolean; is_seen: boolean }>`
    select ${r}.*, (${noun.visible(actor)}) as is_seen from ${sql.table(noun.entity)} ${r}
     where ${r}.company_id = ${actor.companyId} and (${candidates})
     order by ${r}.id ${lock ? sql`for no key update` : sql``}`.execute(db);
  for (const { is_deleted = false, is_seen, ...columns } of found)
    into.add({
      id: columns.id,
      columns,
      isDeleted: is_deleted,
      isSeen: is_seen,
      isOfThisImport: created.has(columns.id),
      line: 0,
    });
};
