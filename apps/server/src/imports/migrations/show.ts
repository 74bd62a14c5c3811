import { type DataMigration, type MigrationValue, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isCheckTold } from '../engine/stored.ts';
import type { StoredColumn } from '../map/columns.ts';

/** Imports as they are read, with who uploaded them and until when the reader may take them back. */
export const migrationRows = ({ actor, db }: Context) => {
  const boss = runsTheOffice(actor.usertype);
  const lasting = boss ? `${migrationLimits.undoDays} days` : `${migrationLimits.undoHoursOfStaff} hours`;
  let q = db
    .selectFrom('data_migration as m')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'm.company_id').onRef('u.id', '=', 'm.created_by'),
    )
    .where('m.company_id', '=', actor.companyId)
    .selectAll('m')
    .select(['u.first_name', 'u.last_name'])
    .select(
      // One that failed on its way has brought some people in, too.
      sql<string | null>`case when m.working is null and m.started_at is not null
        and m.status in ('Completed', 'Completed with Errors', 'Failed')
        and (${boss} or m.run_by = ${actor.userId}) then coalesce(m.finished_at, m.started_at) + ${lasting}::interval end`.as(
        'undo_until',
      ),
    );
  if (!boss) q = q.where('m.created_by', '=', actor.userId);
  return q;
};
export type MigrationRead = Awaited<ReturnType<ReturnType<typeof migrationRows>['executeTakeFirstOrThrow']>>;

export const showMigration = (read: MigrationRead, { actor, services }: Context): DataMigration => {
  const row = isCheckTold(actor, read) ? read : unchecked(read);
  return {
    ...(row as unknown as DataMigration),
    columns: (row.columns as unknown as StoredColumn[]).map(({ at: _, ...column }) => column),
    defaults: {
      source: row.default_source,
      contactgroup: row.default_groups,
      deal_type: row.default_deals,
      property_subtype: row.default_subtype,
      assigned_to: row.default_staff,
      city: row.default_city,
    },
    values: row.unknown_values as unknown as MigrationValue[],
    looks: { OK: 0, Warning: 0, Error: 0, Duplicate: 0, ...(row.looks as object) },
    progress: { done: row.progress_done, total: row.progress_total },
    counts: { new: 0, existing: 0, same: 0, twice: 0, refused: 0, ...(row.counts as object) },
    results: { created: 0, updated: 0, skipped: 0, failed: 0, undone: 0, kept: 0, ...(row.results as object) },
    error_file: row.error_file === null ? null : services.links.link(actor, row.error_file),
    started_by:
      row.created_by === null
        ? null
        : { id: row.created_by, first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
  };
};

/** As it was before somebody checked it. */
const unchecked = (row: MigrationRead): MigrationRead => ({
  ...row,
  status: row.status === 'Validated' ? 'Mapped' : row.status,
  counts: {},
  looks: {},
});

/** One import that the reader may see; 404 otherwise. */
export const readOne = async (context: Context, id: number): Promise<DataMigration> => {
  const row = await migrationRows(context).where('m.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return showMigration(row, context);
};

/** Who may see an import may see its files. */
export const maySeeMigration = async (context: Context, id: number): Promise<boolean> =>
  (await migrationRows(context).where('m.id', '=', id).executeTakeFirst()) !== undefined;
