import { bulkLimits } from '@angan/contract/contacts/contact-bulk.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { contextOfAsker } from '../../core/jobs/asker.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job, jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import type { Paging } from '../../core/list.ts';
import { pieceOf, Selection } from '../selection.ts';
import { applyTo } from './apply.ts';
import { type BulkRow, bulkRows, heldBulkRow, markBulk, noteBulk } from './bulk-row.ts';
import { closeBulkChange, runBulkChange } from './tasks.ts';

/**
 * Changes all contacts that match, a piece in a transaction, each with how far it has come: a worker that dies is
 * followed by one that goes on after the last piece. Leaves off where somebody takes the change back meanwhile.
 */
export const bulkChangeRunner: RunningJob = jobInSteps(runBulkChange, async ({ change: id }, given) => {
  try {
    while (!given.signal.aborted) {
      const left = await given.step(async (db) => {
        const change = await heldBulkRow(db, given.companyId, id);
        if (!change || !['Running', 'Failed'].includes(change.status)) return false;
        const context = await contextOfAsker(given, db);
        if (!context || context.actor.scope('contact:edit') === 'none') {
          await markBulk(db, change, { status: 'Failed' });
          return false;
        }
        const after = (change.position ?? undefined) as Paging['after'];
        const piece = await pieceOf(Selection.parse(change.selection), after, bulkLimits.atOnce, context);
        await applyPiece(db, change, piece);
        if (!piece.last) await endBulk(db, given.companyId, id);
        return piece.last !== undefined;
      });
      if (!left) return;
    }
    // The process stops; the next one goes on.
    await given.step((db) => enqueue(db, runBulkChange, { change: id }));
  } catch (error) {
    await given.step(async (db) => {
      const change = await heldBulkRow(db, given.companyId, id);
      if (change?.status === 'Running') await markBulk(db, change, { status: 'Failed' });
    });
    throw error;
  }
});

/** Changes the contacts of a piece, and marks that they are done. */
export const applyPiece = async (
  db: Kysely<DB>,
  change: BulkRow,
  { rows, last }: { rows: readonly { id: number }[]; last: Paging['after'] },
) => {
  const changed = await applyTo(
    db,
    change,
    rows.map((row) => row.id),
  );
  await markBulk(db, change, {
    status: 'Running',
    done: change.done + rows.length,
    changed: change.changed + changed,
    position: last ? JSON.stringify(last) : null,
  });
};

/** Says that all of it is done, and puts it on record. */
export const endBulk = async (db: Kysely<DB>, companyId: number, id: number) => {
  const change = await bulkRows(db, companyId).where('b.id', '=', id).executeTakeFirstOrThrow();
  await markBulk(db, change, { status: 'Done' });
  await noteBulk(db, change, 'changed in bulk', { changed: change.changed });
};

/** Once a change can no longer be taken back, nobody needs to know what was before: the trail has it. */
export const bulkChangeCloser: RunningJob = job(closeBulkChange, async ({ change }, { db, companyId }) => {
  await sql`delete from contact_bulk_item i using contact_bulk_change b
    where b.company_id = ${companyId} and b.id = ${change} and b.status <> 'Undoing'
      and i.company_id = b.company_id and i.bulk_change = b.id`.execute(db);
});
