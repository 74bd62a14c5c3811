import type { ContactExport, ExportFormat, ExportStatus } from '@angan/contract/contacts/contact-exports.ts';
import type { ExportProblem } from '@angan/contract/contacts/export-problems.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { mayDo } from '../../core/may-do.ts';
import { Selection } from '../selection.ts';

/** Exports with their person and their file, where it is there. */
export const exportRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('contact_export as e')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'e.company_id').onRef('u.id', '=', 'e.created_by'),
    )
    .leftJoin('stored_file as f', (join) =>
      join
        .onRef('f.company_id', '=', 'e.company_id')
        .on('f.kind', '=', 'contact_export')
        .onRef('f.record_id', '=', 'e.id'),
    )
    .where('e.company_id', '=', companyId)
    .select([
      'e.id',
      'e.format',
      'e.status',
      'e.selection',
      'e.whole',
      'e.done',
      'e.total',
      'e.problem',
      'e.created_by',
      'e.created_date',
      'e.expires_at',
      'u.first_name',
      'u.last_name',
      'f.id as file',
      'f.name as file_name',
      'f.bytes',
    ]);
export type ExportRow = Awaited<ReturnType<ReturnType<typeof exportRows>['execute']>>[number];

/**
 * Whether this person may have the file: who asked for it, and the Owner. Not after its time, and not when it shows more
 * than the person may see by now.
 */
export const mayFetch = (
  row: Pick<ExportRow, 'created_by' | 'expires_at' | 'whole'>,
  { actor, services }: Pick<Context, 'actor' | 'services'>,
): boolean =>
  (row.created_by === actor.userId || actor.usertype === 'Owner') &&
  services.now().getTime() < Date.parse(row.expires_at) &&
  (!row.whole || seesWhole(actor));

/** Whether an export that this person asks for holds numbers whole, and locked contacts. */
export const seesWhole = (actor: Context['actor']): boolean =>
  actor.scope('contact:number') === 'all' && actor.scope('contact:locked') === 'all';

export const showExport = (row: ExportRow, context: Context): ContactExport => {
  const { actor, services } = context;
  const selection = Selection.parse(row.selection);
  const isLate = services.now().getTime() >= Date.parse(row.expires_at);
  return {
    id: row.id,
    format: row.format as ExportFormat,
    status: isLate ? 'Expired' : (row.status as ExportStatus),
    chosen: 'ids' in selection ? selection.ids.length : null,
    filters: 'filters' in selection ? selection.filters : {},
    whole: row.whole,
    progress: { done: row.done, total: row.total },
    problem: row.problem,
    file:
      row.file !== null && mayFetch(row, context)
        ? { name: row.file_name!, bytes: row.bytes!, link: services.links.link(actor, row.file) }
        : null,
    created_by: { id: row.created_by, first_name: row.first_name, last_name: row.last_name },
    created_date: row.created_date,
    expires_at: row.expires_at,
  };
};

/** For the files of exports: core/files asks by the record. */
export const maySeeContactExport = async (context: Context, id: number): Promise<boolean> => {
  const row = await exportRows(context.db, context.actor.companyId).where('e.id', '=', id).executeTakeFirst();
  return row !== undefined && mayFetch(row, context) && mayDo(context, 'contact:export');
};

/** Marks where an export is; live screens hear of it. */
export const markExport = (
  db: Kysely<DB>,
  companyId: number,
  id: number,
  now: { status?: ExportStatus; done?: number; total?: number | null; problem?: ExportProblem | null },
) =>
  db
    .updateTable('contact_export')
    .set(now)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '<>', 'Expired')
    .execute();
