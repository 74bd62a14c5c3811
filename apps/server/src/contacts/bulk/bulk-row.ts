import type { BulkAction, BulkChange } from '@angan/contract/contacts/contact-bulk.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';

/** Changes of many contacts with who made them. */
export const bulkRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('contact_bulk_change as b')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'b.company_id').onRef('u.id', '=', 'b.created_by'),
    )
    .where('b.company_id', '=', companyId)
    .selectAll('b')
    .select(['u.first_name', 'u.last_name']);
export type BulkRow = Awaited<ReturnType<ReturnType<typeof bulkRows>['execute']>>[number];

/** The row, held until the transaction ends: of two who go on with the same change, one waits. */
export const heldBulkRow = (db: Kysely<DB>, companyId: number, id: number) =>
  bulkRows(db, companyId).where('b.id', '=', id).forUpdate('b').executeTakeFirst();

/** Whether there is something to take back, and still time for it. */
export const isUndoable = (row: BulkRow, now: Date): boolean =>
  row.changed > 0 && ['Running', 'Done', 'Failed'].includes(row.status) && now.getTime() < Date.parse(row.undo_until);

export const showBulk = (row: BulkRow, { services }: Pick<Context, 'services'>): BulkChange => ({
  id: row.id,
  action: row.action as BulkAction,
  contactgroup: row.contactgroup,
  source: row.source,
  status: row.status as BulkChange['status'],
  progress: { done: row.done, total: row.total },
  changed: row.changed,
  undone: row.undone,
  undo_until: isUndoable(row, services.now()) ? row.undo_until : null,
  created_by: { id: row.created_by, first_name: row.first_name, last_name: row.last_name },
  created_date: row.created_date,
});

/** Marks how far a change has come; live screens hear of it. */
export const markBulk = (
  db: Kysely<DB>,
  { company_id, id }: Pick<BulkRow, 'company_id' | 'id'>,
  now: { status?: BulkChange['status']; done?: number; changed?: number; undone?: number; position?: string | null },
) => db.updateTable('contact_bulk_change').set(now).where('company_id', '=', company_id).where('id', '=', id).execute();

/** What was done in all, on record beside what happened to each contact: who, to which, how many. */
export const noteBulk = (
  db: Kysely<DB>,
  row: BulkRow,
  action: 'changed in bulk' | 'taken back in bulk',
  details: object,
) =>
  sql`select note_access(${action}, 'contact_bulk_change', ${row.id}, ${JSON.stringify({
    action: row.action,
    contactgroup: row.contactgroup,
    source: row.source,
    ...(row.selection as object),
    ...details,
  })}::jsonb)`.execute(db);
