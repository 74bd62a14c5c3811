import type { FullExportProblem } from '@angan/contract/own-data/full-export-problems.ts';
import type { FullExport, FullExportStatus } from '@angan/contract/own-data/full-exports.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';

/** Exports with their file, where it is there. */
export const exportRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('full_export as e')
    .leftJoin('stored_file as f', (join) =>
      join
        .onRef('f.company_id', '=', 'e.company_id')
        .on('f.kind', '=', 'full_export')
        .onRef('f.record_id', '=', 'e.id'),
    )
    .where('e.company_id', '=', companyId)
    .selectAll('e')
    .select(['f.id as file', 'f.name as file_name', 'f.bytes']);
export type ExportRow = Awaited<ReturnType<ReturnType<typeof exportRows>['execute']>>[number];

/** Whether this person may have the file: who asked for it, as long as the office is theirs and its time is not over. */
const mayFetch = (
  row: Pick<ExportRow, 'created_by' | 'expires_at'>,
  { actor, services }: Pick<Context, 'actor' | 'services'>,
): boolean =>
  row.created_by === actor.userId &&
  actor.scope('full_export:view') === 'all' &&
  services.now().getTime() < Date.parse(row.expires_at);

export const showExport = (row: ExportRow, context: Context): FullExport => {
  const { actor, services } = context;
  const isLate = services.now().getTime() >= Date.parse(row.expires_at);
  return {
    id: row.id,
    status: isLate ? 'Expired' : (row.status as FullExportStatus),
    progress: { done: row.done, total: row.total },
    left_out: row.left_out,
    problem: row.problem,
    file:
      row.file !== null && mayFetch(row, context)
        ? { name: row.file_name!, bytes: row.bytes!, link: services.links.link(actor, row.file) }
        : null,
    created_date: row.created_date,
    expires_at: row.expires_at,
  };
};

/** For the file of an export: core/files asks by the record. That it was fetched stands on the trail. */
export const maySeeFullExport = async (context: Context, id: number): Promise<boolean | 'on record'> => {
  const row = await exportRows(context.db, context.actor.companyId).where('e.id', '=', id).executeTakeFirst();
  return row !== undefined && mayFetch(row, context) && 'on record';
};

/** Marks where an export is; live screens hear of it. One whose time is over stays as it is. */
export const markExport = (
  db: Kysely<DB>,
  companyId: number,
  id: number,
  now: {
    status?: FullExportStatus;
    done?: number;
    total?: number | null;
    left_out?: number;
    problem?: FullExportProblem | null;
  },
) =>
  db
    .updateTable('full_export')
    .set(now)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '<>', 'Expired')
    .execute();
