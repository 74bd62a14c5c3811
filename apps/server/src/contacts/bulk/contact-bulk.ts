import { bulkLimits, bulkTexts, type contactBulkCalls } from '@angan/contract/contacts/contact-bulk.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden, nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { pieceOf, type Selection, sizeOf } from '../selection.ts';
import { bulkRows, heldBulkRow, isUndoable, markBulk, showBulk } from './bulk-row.ts';
import { applyPiece, endBulk } from './run-bulk.ts';
import { closeBulkChange, runBulkChange, undoBulkChange } from './tasks.ts';
import { undoPiece } from './undo-bulk.ts';

const hourMs = 60 * 60 * 1000;

/** What an action needs beside the right to edit. */
const alsoNeeds: Partial<Record<string, Permission>> = {
  delete: 'contact:delete',
  lock: 'contact:locked',
  unlock: 'contact:locked',
};

export const contactBulkHandlers: Handlers<typeof contactBulkCalls> = {
  async change({ body: { ids, filters, action, contactgroup = [], source } }, context) {
    const { actor, db, services } = context;
    const needed = alsoNeeds[action];
    if (needed && actor.scope(needed) === 'none') throw forbidden();
    const groups = action.endsWith('groups') ? contactgroup : [];
    await checkNames(groups, action === 'set_source' ? source : undefined, context);
    const selection: Selection = ids ? { ids } : { filters: filters! };
    const { rows, last } = await pieceOf(selection, undefined, bulkLimits.atOnce, context);
    const undoUntil = new Date(services.now().getTime() + bulkLimits.undoHours * hourMs);
    const { id } = await db
      .insertInto('contact_bulk_change')
      .values({
        company_id: actor.companyId,
        action,
        contactgroup: groups,
        source: action === 'set_source' ? source : null,
        selection: JSON.stringify(selection),
        total: last ? await sizeOf(selection, context) : rows.length,
        undo_until: undoUntil.toISOString(),
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(db, closeBulkChange, { change: id }, { runAt: undoUntil });
    if (last) await enqueue(db, runBulkChange, { change: id });
    else {
      const change = (await heldBulkRow(db, actor.companyId, id))!;
      await applyPiece(db, change, { rows, last });
      await endBulk(db, actor.companyId, id);
    }
    return shown(id, context);
  },

  async undo({ body }, context) {
    const { actor, db, services } = context;
    const change = await heldBulkRow(db, actor.companyId, body.id);
    if (!change) throw notFound();
    if (change.status === 'Undoing' || change.status === 'Undone') return showBulk(change, context);
    if (services.now().getTime() >= Date.parse(change.undo_until)) throw nonField(bulkTexts.tooLate);
    if (!isUndoable(change, services.now())) throw nonField(bulkTexts.nothing);
    await markBulk(db, change, { status: 'Undoing' });
    // A job that is still at it sees that and leaves off; what it has done by then is taken back.
    if (change.changed > bulkLimits.atOnce) await enqueue(db, undoBulkChange, { change: change.id });
    else await undoPiece(db, change);
    return shown(change.id, context);
  },

  async list({ query }, context) {
    const { actor, db } = context;
    const counted = db.selectFrom('contact_bulk_change').where('company_id', '=', actor.companyId);
    const { count } = await counted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    const paging = await readPaging(query, ['-id'], async () => count);
    const rows = await bulkRows(db, actor.companyId)
      .orderBy('b.id', 'desc')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    return envelope(
      context,
      paging,
      count,
      rows,
      (row) => String(row.id),
      (row) => showBulk(row, context),
    );
  },

  get: ({ params }, context) => shown(params.id, context),
};

const shown = async (id: number, context: Context) => {
  const row = await bulkRows(context.db, context.actor.companyId).where('b.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return showBulk(row, context);
};

/** Groups and a source that the company has; the references of the database would not be asked where no contact is. */
const checkNames = async (groups: number[], source: number | undefined, { actor, db }: Context) => {
  const known = async (table: 'contactgroup' | 'source', ids: number[]) => {
    let q = db
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', (eb) => eb.fn.any(eb.val(ids)));
    // Nobody is put into a group by rule, nor taken out of one.
    if (table === 'contactgroup') q = q.where(sql<boolean>`rule is null`);
    const rows = await q.execute();
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing !== undefined) throw fieldErrors({ [table]: [drf.invalidPk(missing)] });
  };
  if (groups.length > 0) await known('contactgroup', groups);
  if (source !== undefined) await known('source', [source]);
};
