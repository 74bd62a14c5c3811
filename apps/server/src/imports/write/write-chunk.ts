import type { MigrationMode } from '@angan/contract/imports/data-migration.ts';
import { type Kysely, sql } from 'kysely';
import { changeManyContacts, groupManyContacts, insertManyContacts } from '../../contacts/index.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Person } from '../contacts/person.ts';
import { reasons } from '../contacts/reasons.ts';
import type { Migration } from '../migrations/stored.ts';
import { changedBy, effectsOf, keepEffects } from './effects.ts';
import { howFor, isNothing, merge, newPerson } from './merge.ts';
import { namesFor } from './names-for.ts';
import { type Handle, idsWith, type People, readPeople } from './people.ts';
import { resolve } from './resolve.ts';

export type RowResult = 'created' | 'updated' | 'skipped' | 'failed';

/** A row that is to be written: of data_migration_row. */
export interface RowToWrite {
  readonly row_no: number;
  readonly outcome: string;
  readonly person: Person;
}

interface Done {
  readonly row_no: number;
  readonly result: RowResult;
  readonly handle?: Handle;
  readonly reason?: string;
}

/**
 * Writes a chunk of rows in the transaction of `db`: whom they add, whom they change, what has to be known to take that
 * back, and that they are done. People are looked up anew, since somebody may have been added after the check.
 */
export const writeChunk = async (db: Kysely<DB>, migration: Migration, actor: Actor, rows: readonly RowToWrite[]) => {
  const { companyId } = actor;
  // Two imports of the same people would each find that nobody is here.
  await sql`select pg_advisory_xact_lock(hashtextextended('angan import of contacts ' || ${companyId}::bigint, 0))`.execute(
    db,
  );
  const good = rows.filter(({ outcome }) => outcome !== 'refused');
  const names = await namesFor(db, migration, actor, good);
  const mobiles = good.flatMap(({ person }) => person.mobiles);
  const ids = await idsWith(db, companyId, mobiles);
  const effects = await effectsOf(db, migration, ids);
  const seesLocked = actor.scope('contact:locked') !== 'none';
  const people = await readPeople(db, ids, { companyId, seesLocked, lock: true }, effects.created);

  const added: Handle[] = [];
  const done = rows.map((row): Done => {
    if (row.outcome === 'refused') return { row_no: row.row_no, result: 'failed' };
    return writeRow(row, resolve(row.person, names, migration), people, migration.mode, added, effects);
  });

  const createdBy = migration.created_by;
  const made = await insertManyContacts(
    db,
    { companyId, createdBy },
    added.map(({ known }) => known),
  );
  for (const handle of added) handle.id = made.get(handle.known.mobile_number_1)!;
  const changed = [...effects.changed.keys()].filter((handle) => !added.includes(handle));
  await changeManyContacts(
    db,
    companyId,
    changed.map(({ id, known }) => ({ ...known, id })),
  );
  await groupManyContacts(db, companyId, [
    ...added.flatMap(({ id, known }) =>
      known.contactgroup.map((contactgroup_id) => ({ contact_id: id, contactgroup_id })),
    ),
    ...changed.flatMap((handle) =>
      effects.changed.get(handle)!.groups.map((contactgroup_id) => ({ contact_id: handle.id, contactgroup_id })),
    ),
  ]);
  await keepEffects(db, migration, effects, added, changed);
  await markDone(db, migration, done);
};

const writeRow = (
  { row_no }: RowToWrite,
  row: ReturnType<typeof resolve>,
  people: People,
  mode: MigrationMode,
  added: Handle[],
  effects: Awaited<ReturnType<typeof effectsOf>>,
): Done => {
  const here = people.with(row.mobiles);
  if (!here) {
    if (mode === 'Update only') return { row_no, result: 'failed', reason: reasons.goneMeanwhile };
    const handle = people.add({ id: 0, known: newPerson(row), isOfThisImport: true });
    added.push(handle);
    return { row_no, result: 'created', handle };
  }
  const how = howFor(mode, here.isOfThisImport);
  if (!how) return { row_no, result: 'skipped', handle: here };
  const change = merge(here.known, row, how);
  if (isNothing(change)) return { row_no, result: 'skipped', handle: here };
  changedBy(effects, here, change);
  people.add(here);
  // What a second row of the file adds to somebody whom the first has brought is no second person.
  return { row_no, result: here.isOfThisImport ? 'skipped' : 'updated', handle: here };
};

const markDone = async (db: Kysely<DB>, { company_id, id }: Migration, done: readonly Done[]) => {
  const rows = done.map(({ row_no, result, handle, reason }) => ({
    row_no,
    result,
    contact_id: handle?.id ?? null,
    reasons: reason ? [reason] : [],
  }));
  await sql`update data_migration_row r set result = d.result, contact_id = d.contact_id, reasons = d.reasons || r.reasons
    from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb) d
   where r.company_id = ${company_id} and r.migration_id = ${id} and r.row_no = d.row_no`.execute(db);
};
