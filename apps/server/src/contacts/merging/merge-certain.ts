import { survivorOf } from '@angan/domain/merging/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { Refusal } from '../../core/errors.ts';
import { type JobContext, jobInSteps } from '../../core/jobs/job.ts';
import { certainGroups } from '../duplicates/index.ts';
import { readPeople } from '../people.ts';
import { oneAtATime, type Work } from '../work.ts';
import { mergeContacts } from './merge-contacts.ts';
import { mergeAll, undoAll } from './merge-runs.ts';
import { recordsOf } from './references.ts';
import { unmergeContacts } from './unmerge-contacts.ts';

const workIn = ({ companyId, userId, services }: JobContext, db: Kysely<DB>): Work => ({
  db,
  companyId,
  userId,
  now: services.now,
});

/**
 * Merges all certain groups whose names agree, each in a transaction of its own. A run that broke off goes on with what is
 * left when it is run again, since who was merged is in no group any more.
 */
export const mergingAll = jobInSteps(mergeAll, async ({ run }, context) => {
  const groups = await context.step(async (db) => {
    const found = (await certainGroups(workIn(context, db))).filter(({ agrees }) => agrees);
    await progress(db, context.companyId, run, { total: found.length });
    return found;
  });
  for (const { ids } of groups) {
    goOn(context.signal);
    const isMerged = await context.step((db) => mergeGroup(workIn(context, db), run, ids)).catch(unlessRefused);
    if (!isMerged) await context.step((db) => progress(db, context.companyId, run, { done: 1 }));
  }
  await context.step((db) => progress(db, context.companyId, run, { isOver: true }));
});

/** Merges a group if it still is one; somebody may have been quicker. */
const mergeGroup = async (work: Work, run: number, ids: readonly number[]): Promise<boolean> => {
  await oneAtATime(work);
  const [still] = await certainGroups(work, ids);
  if (!still?.agrees || still.ids.length !== ids.length) return false;
  const people = await readPeople(work, ids);
  const records = await recordsOf(work, ids);
  const { id: into } = survivorOf(
    people.map((person) => ({
      ...person,
      records: Object.values(records.get(person.id)!).reduce((sum, count) => sum + count),
    })),
  );
  await mergeContacts(work, { into, from: ids.filter((id) => id !== into), run });
  await progress(work.db, work.companyId, run, { done: 1, merged: 1 });
  return true;
};

/** Undoes what is left of a run, the last merge first. */
export const undoingAll = jobInSteps(undoAll, async ({ run }, context) => {
  const { companyId } = context;
  const merges = await context.step((db) =>
    db
      .selectFrom('contact_merge')
      .select('id')
      .where('company_id', '=', companyId)
      .where('run', '=', run)
      .orderBy('id', 'desc')
      .execute(),
  );
  for (const { id } of merges) {
    goOn(context.signal);
    await context
      .step(async (db) => {
        await unmergeContacts(workIn(context, db), id);
        await progress(db, companyId, run, { done: 1, merged: -1 });
        return true;
      })
      .catch(unlessRefused);
  }
  await context.step((db) => progress(db, companyId, run, { isOver: true }));
});

/** A group that was refused, for a comment that is full say, is left for people to look at. */
const unlessRefused = (error: unknown): false => {
  if (error instanceof Refusal) return false;
  throw error;
};

/** A process that stops gives the rest to the next one: the job is run again. */
const goOn = (signal: AbortSignal) => {
  if (signal.aborted) throw new Error('The process stops; the rest is done by the next');
};

interface Step {
  total?: number;
  done?: number;
  merged?: number;
  isOver?: boolean;
}

/** Live screens hear of each step. `total` is what is left; what was done before is added to it. */
const progress = (db: Kysely<DB>, companyId: number, run: number, { total, done = 0, merged = 0, isOver }: Step) =>
  db
    .updateTable('contact_merge_run')
    .set((eb) => ({
      ...(total !== undefined && { total: eb('done', '+', total) }),
      done: eb('done', '+', done),
      merged: eb('merged', '+', merged),
      ...(isOver && { working: null, finished_at: sql<string>`now()` }),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', run)
    .execute();
