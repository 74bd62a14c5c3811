import { type MigrationStatus, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { lackOf } from '@angan/contract/imports/needed.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import { seesNumbers } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { conflict, forbidden, nonField, notFound, tooMany } from '../../core/errors.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Limits } from '../../core/limits.ts';
import { refuseOverPlan } from '../../plans/index.ts';
import { changeMigration, lockMigration, type Migration, mayChangePeople, seesMigration } from '../engine/stored.ts';
import { forgetContents } from '../jobs/purge-job.ts';
import { checkMigration, runMigration, undoMigration } from '../jobs/tasks.ts';
import { mayAdd } from './may-add.ts';
import { readOne } from './show.ts';

/** An import on which nobody works at the moment, in one of these states. Refuses with 404 or 409 otherwise. */
export const openMigration = async (
  { actor, db }: Context,
  id: number,
  statuses: readonly MigrationStatus[],
): Promise<Migration> => {
  const migration = await lockMigration(db, actor.companyId, id);
  if (!seesMigration(actor, migration)) throw notFound();
  if (migration.working) throw conflict(migrationRefusals.busy);
  if (!statuses.includes(migration.status)) throw conflict(migrationRefusals.notNow(migration.status));
  return migration;
};

export const validate = async (context: Context, id: number) => {
  const { actor, db } = context;
  const { columns, kind, default_subtype } = await openMigration(context, id, ['Uploaded', 'Mapped', 'Validated']);
  const lacking = lackOf(
    kind,
    columns.map(({ target }) => target),
    default_subtype,
  );
  if (lacking) throw nonField(lacking);
  await changeMigration(db, actor.companyId, id)
    .set({
      status: 'Mapped',
      working: 'Checking',
      counts: '{}',
      knows_people: seesNumbers(actor),
      progress_done: 0,
      progress_total: sql`rows_total`,
      problem: null,
    })
    .execute();
  await enqueue(db, checkMigration, { id }, { key: `check migration ${id}` });
  return readOne(context, id);
};

/**
 * Starts the import; one that failed on its way goes on where it stopped. Its outcome tells which of the numbers were
 * here, so those of who sees none are counted, and taking it back does not give them back.
 */
export const run = async (limits: Limits, context: Context, id: number) => {
  const { actor, db } = context;
  const migration = await openMigration(context, id, ['Validated', 'Failed']);
  if (migration.status === 'Failed' && !migration.started_at)
    throw conflict(migrationRefusals.notNow(migration.status));
  if (migration.rows_total > migrationLimits.rowsOfStaff && !runsTheOffice(actor.usertype))
    throw forbidden(migrationRefusals.ownerStarts);
  await mayAdd(context, migration.kind);
  if (migration.mode !== 'Add new only' && !mayChangePeople(actor)) throw forbidden(migrationRefusals.addOnly);
  if (!seesNumbers(actor) && migration.kind === 'Contacts' && !migration.started_at) {
    const wait = await limits.wait('importedNumbers', String(actor.userId), await countNumbers(context, id));
    if (wait > 0) throw tooMany(migrationRefusals.numbersOfTheDay, wait);
  }
  if (!migration.started_at) await checkPlan(context, migration);
  await changeMigration(db, actor.companyId, id)
    .set({
      status: 'Importing',
      working: 'Importing',
      run_by: actor.userId,
      started_at: sql`coalesce(started_at, now())`,
      progress_done: 0,
      problem: null,
    })
    .execute();
  await enqueue(db, runMigration, { id }, { key: `run migration ${id}` });
  return readOne(context, id);
};

/** Refuses more rows than the month still has, and more new records than the plan has room for. */
const checkPlan = async (context: Context, { kind, rows_total, counts }: Migration): Promise<void> => {
  await refuseOverPlan(context, 'import_rows', rows_total);
  const added = Number((counts as { new?: number }).new ?? 0);
  if (kind === 'Properties') await refuseOverPlan(context, 'properties', added);
  if (kind === 'Inquiries') await refuseOverPlan(context, 'open_inquiries', added);
};

const countNumbers = async ({ actor, db }: Context, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct mobile) as count from data_migration_row r, jsonb_array_elements_text(r.person -> 'mobiles') mobile
     where r.company_id = ${actor.companyId} and r.migration_id = ${id} and r.outcome <> 'refused'`.execute(db);
  return rows[0]!.count;
};

/** Gives an import up that has not run: what it holds of people is forgotten at once. */
export const cancel = async (context: Context, id: number) => {
  const { actor, db } = context;
  const migration = await lockMigration(db, actor.companyId, id);
  if (!seesMigration(actor, migration)) throw notFound();
  if (migration.started_at || !['Uploaded', 'Mapped', 'Validated', 'Failed'].includes(migration.status))
    throw conflict(migrationRefusals.notNow(migration.status));
  await changeMigration(db, actor.companyId, id).set({ status: 'Cancelled', working: null }).execute();
  await forgetContents(db, actor.companyId, id);
  return readOne(context, id);
};

export const rollback = async (context: Context, id: number) => {
  const { actor, db, services } = context;
  const migration = await openMigration(context, id, ['Completed', 'Completed with Errors', 'Failed']);
  if (!migration.started_at) throw conflict(migrationRefusals.notNow(migration.status));
  const { undo_until } = await readOne(context, id);
  if (undo_until === null) throw forbidden(migrationRefusals.ownerTakesBack);
  if (new Date(undo_until) < services.now())
    throw conflict(
      tooLate(migration, services.now()) ? migrationRefusals.tooLateToUndo : migrationRefusals.ownerTakesBack,
    );
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from data_migration_contact where company_id = ${actor.companyId} and migration_id = ${id})
      + (select count(*) from data_migration_record where company_id = ${actor.companyId} and migration_id = ${id}) as count`.execute(
    db,
  );
  await changeMigration(db, actor.companyId, id)
    .set({ working: 'Undoing', progress_done: 0, progress_total: rows[0]!.count, problem: null })
    .execute();
  await enqueue(db, undoMigration, { id }, { key: `undo migration ${id}` });
  return readOne(context, id);
};

const tooLate = ({ finished_at, started_at }: Migration, now: Date) =>
  now.getTime() - new Date((finished_at ?? started_at)!).getTime() > migrationLimits.undoDays * 86_400_000;
