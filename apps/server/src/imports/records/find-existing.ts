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
    return this.#index.add(handle, this.#keys(handle.columns));
  }

  /** The record that a row is about; of several the first that was added here. */
  find(columns: Columns): RecordHandle | undefined {
    return this.#index.find(this.#keys(columns), (key, one) => this.#noun.isSame(key, one.columns, columns));
  }

  #keys(columns: Columns): string[] {
    const { source, external_ref } = columns;
    return [...this.#noun.keys(columns), ...(external_ref ? [`ref ${source ?? ''} ${external_ref}`] : [])];
  }
}

/** Ids of what is there already: those of what is still to be added are negative. */
const positive = (values: readonly unknown[]): number[] => [
  ...new Set(values.filter((value): value is number => typeof value === 'number' && value > 0)),
];

interface Looking {
  readonly noun: RecordNoun;
  readonly actor: Actor;
  /** Ids of those that this import has added. */
  readonly created?: ReadonlySet<number>;
  /** Holds what it finds against changes until the transaction ends. */
  readonly lock?: boolean;
}

/**
 * Everything here that one of the rows could be about, found by society, contact and the number at its source, in one
 * query for all of them. A listing's number counts whoever may see the listing, since no two may have it.
 */
export const findExisting = async (
  db: Kysely<DB>,
  rows: readonly Columns[],
  { noun, actor, created = new Set(), lock }: Looking,
  into: RecordIndex,
): Promise<void> => {
  const contacts = positive(rows.map((row) => row.contact));
  const societies = positive(rows.map((row) => noun.societyOf(row)));
  const refs = rows.map((row) => row.external_ref).filter(Boolean) as string[];
  if (contacts.length + societies.length + refs.length === 0) return;
  const r = sql.ref(noun.alias);
  const bySociety = societies.length > 0 ? sql`or ${r}.society_name = any (${societies}::bigint[])` : sql``;
  const { rows: found } = await sql<Columns & { id: number; is_deleted: boolean; is_seen: boolean }>`
    select ${r}.*, (${noun.visible(actor)}) as is_seen from ${sql.table(noun.entity)} ${r}
     where ${r}.company_id = ${actor.companyId}
       and (${r}.contact = any (${contacts}::bigint[]) ${bySociety}
         or (${r}.external_ref <> '' and ${r}.external_ref = any (${refs}::text[])))
     order by ${r}.id ${lock ? sql`for no key update` : sql``}`.execute(db);
  for (const { is_deleted, is_seen, ...columns } of found)
    into.add({
      id: columns.id,
      columns,
      isDeleted: is_deleted,
      isSeen: is_seen,
      isOfThisImport: created.has(columns.id),
      line: 0,
    });
};
