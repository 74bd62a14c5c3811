import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { contextOfAsker } from '../../core/jobs/asker.ts';
import type { JobContext } from '../../core/jobs/job.ts';
import { markExport } from './export-row.ts';
import type { LeftOut } from './left-out.ts';

export type Steps = JobContext & { readonly step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T> };

/** Who asked owns the office no more. Ends the work at once, as an abort does. */
export class NotTheirs extends Error {
  override name = 'AbortError';
}
/** The process stops: another one begins anew. */
export class Stopped extends Error {
  override name = 'AbortError';
}

/** Where the writer of an export reads, and what it tells meanwhile. */
export interface Source {
  /** A transaction as who asked; throws `NotTheirs` where they own the office no more, `Stopped` where the process stops. */
  inStep<T>(work: (context: Context) => Promise<T>): Promise<T>;
  /** So many more are written; the screen is told. */
  wrote(count: number): Promise<void>;
  readonly leftOut: LeftOut;
}

/** Looks anew with each step whether who asked may still have it. */
export const askerOf = async (given: Steps, db: Kysely<DB>): Promise<Context> => {
  const context = await contextOfAsker(given, db);
  if (context?.actor.scope('full_export:view') !== 'all') throw new NotTheirs('Who asked owns the office no more');
  return context;
};

/** Milliseconds between two times that the screen is told. */
const tellEvery = 500;

export const newSource = (given: Steps, exportId: number, leftOut: LeftOut): Source & { readonly done: number } => {
  let done = 0;
  let told = 0;
  const inStep: Source['inStep'] = (work) => {
    if (given.signal.aborted) throw new Stopped('The process stops');
    return given.step(async (db) => work(await askerOf(given, db)));
  };
  return {
    inStep,
    leftOut,
    get done() {
      return done;
    },
    wrote: async (count) => {
      done += count;
      if (Date.now() - told < tellEvery) return;
      told = Date.now();
      await inStep(({ db }) => markExport(db, given.companyId, exportId, { done, left_out: leftOut.count }));
    },
  };
};
