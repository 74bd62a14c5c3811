import { bulkLimits } from '@angan/contract/contacts/contact-bulk.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { type BulkRow, heldBulkRow, markBulk, noteBulk } from './bulk-row.ts';
import { undoBulkChange } from './tasks.ts';
import { undoSome } from './undo.ts';

/** Takes a change of many contacts back, a piece in a transaction; what was taken back is forgotten, so it may begin anew. */
export const bulkChangeUndoer: RunningJob = jobInSteps(undoBulkChange, async ({ change: id }, given) => {
  while (!given.signal.aborted) {
    const left = await given.step(async (db) => {
      const change = await heldBulkRow(db, given.companyId, id);
      return change?.status === 'Undoing' && undoPiece(db, change);
    });
    if (!left) return;
  }
  await given.step((db) => enqueue(db, undoBulkChange, { change: id }));
});

/** Takes the next contacts back; answers whether more are left, and says so on record where none are. */
export const undoPiece = async (db: Kysely<DB>, change: BulkRow): Promise<boolean> => {
  const { undone, left } = await undoSome(db, change, bulkLimits.atOnce);
  const all = change.undone + undone;
  await markBulk(db, change, { undone: all, status: left ? 'Undoing' : 'Undone' });
  if (!left) await noteBulk(db, change, 'taken back in bulk', { changed: change.changed, undone: all });
  return left;
};
