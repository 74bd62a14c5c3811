import { type dataMigrationCalls, isRecordKind } from '@angan/contract/imports/data-migration.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { sql } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import { conflict, fieldErrors, notFound } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Usual } from '../engine/reader.ts';
import { changeMigration } from '../engine/stored.ts';
import { importerOf } from '../registry/importers.ts';
import { readRow } from './rows.ts';
import { openMigration } from './steps.ts';

/** Puts other cells in place of a row's and checks it anew; the cells are kept, so that a later check reads them too. */
export const mendRow: Handler<typeof dataMigrationCalls.mend> = async ({ params, body }, context) => {
  const { actor, db, services } = context;
  const { companyId } = actor;
  const migration = await openMigration(context, params.id, ['Validated']);
  const { kind } = migration;
  if (!isRecordKind(kind)) throw conflict(migrationRefusals.notMended);
  const { columns } = migration;
  if (body.cells.length !== columns.length)
    throw fieldErrors({ cells: [migrationRefusals.targetsMismatch(columns.length)] });
  const before = await db
    .selectFrom('data_migration_row')
    .select(['outcome', 'look'])
    .where('company_id', '=', companyId)
    .where('migration_id', '=', params.id)
    .where('row_no', '=', params.row)
    .executeTakeFirst();
  if (!before) throw notFound();

  const cells: string[] = [];
  for (const [index, { at }] of columns.entries()) cells[at] = body.cells[index]!.trim();
  const row = { row_no: params.row, cells: Array.from(cells, (cell) => cell ?? '') };
  const importer = importerOf(kind);
  const check = await importer.beginCheck(db, { settings: migration, actor, now: services.now() });
  const { rows } = importer.reader.read([row], check.reading, migration.usual_rates as unknown as Usual);
  const kept = (await check.check(db, [...rows]))[0]!;
  await sql`update data_migration_row r set outcome = n.outcome, look = n.look, twice_of = n.twice_of, reasons = n.reasons,
      record = n.record, cells = n.cells, record_id = n.record_id
      from jsonb_populate_record(null::data_migration_row, ${JSON.stringify(kept)}::jsonb) n
     where r.company_id = ${companyId} and r.migration_id = ${params.id} and r.row_no = ${params.row}`.execute(db);
  const moved = (column: string, from: string | null, to: string) =>
    sql`${sql.ref(column)} || jsonb_build_object(${from}::text, (${sql.ref(column)} ->> ${from})::int - 1)
      || case when ${from} = ${to} then jsonb_build_object(${to}::text, (${sql.ref(column)} ->> ${to})::int)
              else jsonb_build_object(${to}::text, (${sql.ref(column)} ->> ${to})::int + 1) end`;
  await changeMigration(db, companyId, params.id)
    .set({
      edits: sql`edits || jsonb_build_object(${String(params.row)}::text, ${JSON.stringify(body.cells)}::jsonb)`,
      counts: moved('counts', before.outcome, kept.outcome) as never,
      looks: moved('looks', before.look, kept.look!) as never,
      knows_people: migration.knows_people || seesNumbers(actor),
    })
    .execute();
  return readRow(context, params.id, params.row);
};
