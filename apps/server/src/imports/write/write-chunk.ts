import type { MigrationMode, RowOutcome } from '@angan/contract/imports/data-migration.ts';
import { type Kysely, sql } from 'kysely';
import { changeManyContacts, groupManyContacts, insertManyContacts } from '../../contacts/index.ts';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Person } from '../contacts/person.ts';
import { reasons } from '../contacts/reasons.ts';
import type { Migration } from '../migrations/stored.ts';
import { changedBy, type Effects, effectsOf, keepEffects } from './effects.ts';
import { howFor, isNothing, merge, newPerson, type Resolved } from './merge.ts';
import { namesFor } from './names-for.ts';
import { type Handle, idsWith, type People, readPeople } from './people.ts';
import { resolve } from './resolve.ts';

export type RowResult = 'created' | 'updated' | 'skipped' | 'failed';

/** A row that is to be written: of data_migration_row. */
export interface RowToWrite {
  readonly row_no: number;
  readonly outcome: string;
  /** The line of the first row that shares a number with it. */
  readonly twice_of: number | null;
  readonly person: Person;
}

interface Done {
  readonly row_no: number;
  readonly result: RowResult;
  readonly handle?: Handle;
  readonly reason?: string;
  /** What became of it, where the check could not know it. */
  readonly outcome?: RowOutcome;
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
  const earlier = await peopleOfLines(db, migration, good);
  const ids = [...new Set([...(await idsWith(db, companyId, mobiles)), ...earlier.values()])];
  const effects = await effectsOf(db, migration, ids);
  const seesLocked = actor.scope('contact:locked') !== 'none';
  const people = await readPeople(db, ids, { companyId, seesLocked, lock: true }, effects.created);

  const added: Handle[] = [];
  const ofLine = new Map<number, Handle>();
  const done = rows.map((row): Done => {
    if (row.outcome === 'refused') return { row_no: row.row_no, result: 'failed' };
    // Whom the first row of the file was about, where that row has not brought its numbers to them.
    const first = row.twice_of ?? 0;
    const here = people.with(row.person.mobiles) ?? ofLine.get(first) ?? people.withId(earlier.get(first));
    const written = writeRow(row, resolve(row.person, names, migration), here, {
      people,
      added,
      effects,
      mode: migration.mode,
    });
    if (written.handle) ofLine.set(row.row_no, written.handle);
    return written;
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
      real(known.contactgroup).map((contactgroup_id) => ({ contact_id: id, contactgroup_id })),
    ),
    ...changed.flatMap((handle) =>
      real(effects.changed.get(handle)!.groups).map((contactgroup_id) => ({ contact_id: handle.id, contactgroup_id })),
    ),
  ]);
  await keepEffects(db, migration, effects, added, changed);
  await markDone(db, migration, done);
};

/** Without the name of a group by rule, which nobody is put into. */
const real = (groups: readonly number[]) => groups.filter((id) => id > 0);

/** The people whom lines of earlier chunks were about, by line, as far as rows of this one share a number with them. */
const peopleOfLines = async (
  db: Kysely<DB>,
  { company_id, id }: Migration,
  rows: readonly RowToWrite[],
): Promise<Map<number, number>> => {
  const lines = [...new Set(rows.map((row) => row.twice_of).filter((line) => line !== null))];
  if (lines.length === 0) return new Map();
  const found = await db
    .selectFrom('data_migration_row')
    .select(['row_no', 'contact_id'])
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('row_no', '=', sql<number>`any (${lines}::int[])`)
    .where('result', 'is not', null)
    .execute();
  return new Map(found.flatMap(({ row_no, contact_id }) => (contact_id === null ? [] : [[row_no, contact_id]])));
};

interface Writing {
  readonly people: People;
  readonly added: Handle[];
  readonly effects: Effects;
  readonly mode: MigrationMode;
}

const writeRow = (
  { row_no, outcome }: RowToWrite,
  row: Resolved,
  here: Handle | undefined,
  { people, added, effects, mode }: Writing,
): Done => {
  if (!here) {
    if (mode === 'Update only') return { row_no, result: 'failed', reason: reasons.goneMeanwhile };
    const handle = people.add({ id: 0, known: newPerson(row), isOfThisImport: true });
    added.push(handle);
    return { row_no, result: 'created', handle };
  }
  const how = howFor(mode, here.isOfThisImport);
  if (!how) {
    const known = outcome === 'new' ? ({ outcome: 'same', reason: reasons.here } as const) : {};
    return { row_no, result: 'skipped', handle: here, ...known };
  }
  const change = merge(here.known, row, how);
  if (isNothing(change)) return { row_no, result: 'skipped', handle: here };
  changedBy(effects, here, change);
  people.add(here);
  // What a second row of the file adds to somebody whom the first has brought is no second person.
  return { row_no, result: here.isOfThisImport ? 'skipped' : 'updated', handle: here };
};

const markDone = async (db: Kysely<DB>, { company_id, id }: Migration, done: readonly Done[]) => {
  const rows = done.map(({ row_no, result, handle, reason, outcome }) => ({
    row_no,
    result,
    outcome,
    contact_id: handle?.id ?? null,
    reasons: reason ? [reason] : [],
  }));
  await sql`update data_migration_row r set result = d.result, contact_id = d.contact_id, reasons = d.reasons || r.reasons,
         outcome = coalesce(d.outcome, r.outcome)
    from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb) d
   where r.company_id = ${company_id} and r.migration_id = ${id} and r.row_no = d.row_no`.execute(db);
};
