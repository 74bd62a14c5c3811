import { type ImportProblem, importProblems } from '@angan/contract/imports/import-problems.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { type JobContext, jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { changeMigration } from '../engine/stored.ts';
import { FileProblem } from '../read/file-problem.ts';
import type { readMigration } from './tasks.ts';

export interface MigrationJob extends JobContext {
  readonly id: number;
  /** One transaction, committed before it returns. */
  readonly step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T>;
}

/**
 * A part of an import as a job. What stops it for good is told on the import, so that nobody waits for nothing; what the
 * queue tries again is not.
 */
export const inBackground = (task: typeof readMigration, work: (job: MigrationJob) => Promise<void>): RunningJob =>
  jobInSteps(task, async ({ id }, context) => {
    try {
      await work({ ...context, id });
    } catch (error) {
      const isFile = error instanceof FileProblem;
      if (isFile || context.isLastTry)
        await context.step((db) => tell(db, context.companyId, id, isFile ? error.problem : importProblems.of.failed));
      if (!isFile) throw error;
    }
  });

/** An import that could not be taken back stays what it was, and can be asked again. */
const tell = (db: Kysely<DB>, companyId: number, id: number, problem: ImportProblem) =>
  changeMigration(db, companyId, id)
    .where('working', 'is not', null)
    .set({ status: sql`case when working = 'Undoing' then status else 'Failed' end`, working: null, problem })
    .execute();

/** Milliseconds between two words about how far work has come: each is told to every open screen of the office. */
const tellEvery = 300;

/** Answers true at most every so often. */
export const pacer = () => {
  let last = 0;
  return (): boolean => {
    if (Date.now() - last < tellEvery) return false;
    last = Date.now();
    return true;
  };
};
