import type { RecordKind } from '@angan/contract/imports/kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { insertInquiries, keepScoresOf, tomorrowMorning } from '../../inquiries/index.ts';
import { changeColumns, changeProperties, insertProperties } from '../../properties/index.ts';
import { readOwnAreas } from '../../records/index.ts';
import { changeMigration, type Migration } from '../migrations/stored.ts';
import { type Added, addMissing } from './add-missing.ts';
import { type Batches, overwritten, type Prepared, prepare } from './batch.ts';
import { Contacts, keepAdded } from './contacts.ts';
import { createdSoFar, keepEffects } from './effects.ts';
import { howFor, merge } from './merge.ts';
import { Directory, readOffice } from './office.ts';
import { decidedBy } from './readers.ts';
import { recordReasons } from './reasons.ts';
import type { ReadRecord } from './record.ts';
import { type Columns, type Handle, Stock } from './stock.ts';
import { readDecisions } from './values.ts';

/** A row that is to be written: of data_migration_row. */
export interface RecordToWrite {
  readonly row_no: number;
  readonly outcome: string;
  readonly record: ReadRecord;
}

interface Done {
  readonly row_no: number;
  readonly result: 'created' | 'updated' | 'skipped' | 'failed';
  readonly handle?: Handle;
  readonly reason?: string;
}

type Changes = Record<string, readonly [unknown, unknown]>;

/**
 * Writes a chunk of rows in the transaction of `db`: places and people they name, what they add and change, what has to
 * be known to take that back, and that they are done. Everything is looked up anew, since much may have come after the check.
 */
export const writeRecords = async (
  db: Kysely<DB>,
  migration: Migration,
  actor: Actor,
  rows: readonly RecordToWrite[],
  now: Date,
): Promise<void> => {
  const { companyId } = actor;
  const kind = migration.kind as RecordKind;
  // Two imports of the same listings would each find that none is here.
  await sql`select pg_advisory_xact_lock(hashtextextended('angan import of records ' || ${companyId}::bigint, 0))`.execute(
    db,
  );
  const good = rows.filter(({ outcome }) => outcome !== 'refused');
  const decisions = await readDecisions(db, companyId, migration.unknown_values);
  const office = new Directory(await readOffice(db, companyId));
  const given: Batches = {
    kind,
    migration,
    actor,
    ownAreas: await readOwnAreas(db, actor),
    directory: office,
    decided: decidedBy(decisions),
    contacts: new Contacts(new Map()),
  };
  const created = await createdSoFar(db, migration);
  const stock = new Stock(kind);
  const prepared = await prepare(db, good, given, { into: stock, created, lock: true });
  const ready = new Map(prepared.map((row) => [row.row_no, row]));

  const added: Handle[] = [];
  const changed = new Map<Handle, Changes>();
  const done = rows.map(({ row_no, outcome }): Done => {
    const row = ready.get(row_no);
    if (outcome === 'refused' || !row) return { row_no, result: 'failed' };
    return writeRow(row, migration, { stock, added, changed });
  });

  const ids = await addMissing(db, actor, office, [...added.map(({ columns }) => columns), ...afterOf(changed)]);
  await noteMade(db, migration, ids.made);
  const by = { companyId, createdBy: migration.created_by };
  const wanted = [...added.map(({ columns }) => columns), ...afterOf(changed)].flatMap(({ contact, source }) =>
    typeof contact === 'number' ? [{ id: contact, source: ids.of(source) as number | null }] : [],
  );
  const people = await given.contacts.add(db, by, wanted);
  await keepAdded(db, companyId, migration.id, [...people.values()]);
  const settled = (columns: Columns): Columns => {
    const placed = ids.inColumns(columns);
    return {
      ...placed,
      ...('contact' in placed && { contact: people.get(placed.contact as number) ?? placed.contact }),
    };
  };

  for (const handle of added) Object.assign(handle.columns, settled(handle.columns));
  const newIds =
    kind === 'Properties'
      ? await insertProperties(
          db,
          by,
          added.map(({ columns }) => columns),
        )
      : await insertInquiries(
          db,
          actor,
          { createdBy: migration.created_by, now },
          added.map(({ columns }) => withNextStep(columns, now)),
        );
  for (const [at, handle] of added.entries()) handle.id = newIds[at]!;
  const effects = [...changed]
    .filter(([handle]) => !added.includes(handle))
    .map(([handle, changes]) => ({
      handle,
      changes: Object.fromEntries(
        Object.entries(changes).map(([column, [before, after]]) => [
          column,
          [before, settled({ [column]: after })[column]] as const,
        ]),
      ),
    }));
  await change(db, kind, companyId, effects, now);
  await keepEffects(db, migration, kind, added, effects, created);
  await markDone(db, migration, done);
};

/** Notes what places and sources came with the import, so that they go with it. */
const noteMade = async (
  db: Kysely<DB>,
  { company_id, id }: Migration,
  { areas, societies, sources }: Added['made'],
) => {
  if (areas.length + societies.length + sources.length === 0) return;
  await changeMigration(db, company_id, id)
    .set({
      made_areas: sql`made_areas || ${areas}::bigint[]`,
      made_societies: sql`made_societies || ${societies}::bigint[]`,
      made_sources: sql`made_sources || ${sources}::bigint[]`,
    })
    .execute();
};

const afterOf = (changed: ReadonlyMap<Handle, Changes>): Columns[] =>
  [...changed].map(([handle, changes]) => ({
    source: handle.columns.source,
    ...Object.fromEntries(Object.entries(changes).map(([column, [, after]]) => [column, after])),
  }));

/** No open inquiry after New is without a next step. */
const withNextStep = (columns: Columns, now: Date): Columns =>
  ['Contacted', 'Qualified'].includes(String(columns.stage)) && !columns.next_follow_up
    ? { ...columns, next_follow_up: tomorrowMorning(now) }
    : columns;

interface Writing {
  readonly stock: Stock;
  readonly added: Handle[];
  readonly changed: Map<Handle, Changes>;
}

const writeRow = (
  { row_no, columns, why }: Prepared,
  migration: Migration,
  { stock, added, changed }: Writing,
): Done => {
  if (why.length) return { row_no, result: 'failed', reason: why.join(' ') };
  const here = stock.find(columns);
  if (!here) {
    if (migration.mode === 'Update only') return { row_no, result: 'failed', reason: recordReasons.goneMeanwhile };
    const handle = {
      id: 0,
      columns: { ...columns },
      code: '',
      isDeleted: false,
      isSeen: true,
      isOfThisImport: true,
      line: row_no,
    };
    added.push(stock.add(handle));
    return { row_no, result: 'created', handle };
  }
  const how = here.isDeleted || !here.isSeen ? undefined : howFor(migration.mode, here);
  if (!how) return { row_no, result: 'skipped', ...(here.isSeen && { handle: here }) };
  const changes = merge(here.columns, columns, how, overwritten(migration));
  if (Object.keys(changes).length === 0) return { row_no, result: 'skipped', handle: here };
  for (const [column, [, after]] of Object.entries(changes)) here.columns[column] = after;
  if (here.id > 0) {
    const held = changed.get(here) ?? {};
    for (const [column, [before, after]] of Object.entries(changes))
      held[column] = [held[column]?.[0] ?? before, after];
    changed.set(here, held);
  }
  return { row_no, result: here.isOfThisImport ? 'skipped' : 'updated', handle: here };
};

const change = async (
  db: Kysely<DB>,
  kind: RecordKind,
  companyId: number,
  effects: readonly { handle: Handle; changes: Changes }[],
  now: Date,
) => {
  if (effects.length === 0) return;
  const rows = effects.map(({ handle, changes }) => ({
    id: handle.id,
    before: handle.columns,
    changes: Object.fromEntries(Object.entries(changes).map(([column, [, after]]) => [column, after])),
  }));
  if (kind === 'Properties') return changeProperties(db, companyId, rows);
  await changeColumns(
    db,
    'inquiry',
    companyId,
    rows.map(({ id, changes }) => ({ id, changes })),
  );
  await keepScoresOf(
    db,
    companyId,
    rows.map(({ id }) => id),
    now,
  );
};

const markDone = async (db: Kysely<DB>, { company_id, id }: Migration, done: readonly Done[]) => {
  const rows = done.map(({ row_no, result, handle, reason }) => ({
    row_no,
    result,
    record_id: handle?.id ?? null,
    reasons: reason ? [reason] : [],
  }));
  await sql`update data_migration_row r set result = d.result, record_id = d.record_id, reasons = d.reasons || r.reasons
    from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb) d
   where r.company_id = ${company_id} and r.migration_id = ${id} and r.row_no = d.row_no`.execute(db);
};
