import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { onConnection } from '../database/on-connection.ts';
import type { DB } from '../database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../database/transaction.ts';
import type { Task } from './task.ts';
import { holdJob, holdsBack, OfficeDeleting } from './while-deleting.ts';

/** What every job may reach. `signal` tells that the process stops and waits for it. */
export interface JobContext {
  readonly companyId: number;
  /** Who asked for the job; null where a job or the system did. */
  readonly userId: number | null;
  readonly services: Services;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Whether the queue gives the job up if it fails this time. */
  readonly isLastTry: boolean;
  /** By what the queue knows the job; null where it has no name there. */
  readonly jobKey?: string | null;
}

export interface RunningJob {
  readonly task: Task;
  readonly run: (payload: unknown, given: Omit<JobContext, 'companyId' | 'userId'>) => Promise<void>;
}

/** How a job lies in the queue; enqueue_job() of the migrations writes it. */
const envelope = z.object({
  company: z.number().int(),
  user: z.number().int().nullable(),
  request: z.string().nullable(),
  data: z.unknown(),
});

/** A job that is one transaction, bound to its company: it is done whole or not at all. */
export const job = <S extends z.ZodType>(
  task: Task<S>,
  work: (payload: z.output<S>, context: JobContext & { readonly db: Kysely<DB> }) => Promise<void>,
): RunningJob => jobInSteps(task, (payload, context) => context.step((db) => work(payload, { ...context, db })));

/** A job of several transactions, for work that a third party has a part in: each `step` commits before it returns. */
export const jobInSteps = <S extends z.ZodType>(
  task: Task<S>,
  work: (
    payload: z.output<S>,
    context: JobContext & { readonly step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T> },
  ) => Promise<void>,
): RunningJob => ({
  task,
  run: async (payload, given) => {
    const { company, user, request, data } = envelope.parse(payload);
    const { pool } = given.services;
    const opening = openingForCompany(company, user, request ?? '');
    const looking = task.whileDeleting ? opening : `${opening}, is_deleting(${company}) as deleting`;
    let isHeld = false;
    try {
      await work(task.payload.parse(data), {
        ...given,
        companyId: company,
        userId: user,
        step: (inStep) =>
          inTransaction(pool, looking, (client, opened) => {
            isHeld ||= holdsBack(opened);
            if (isHeld) throw new OfficeDeleting();
            return inStep(onConnection(client));
          }),
      });
    } catch (error) {
      if (!isHeld) throw error;
    }
    if (isHeld) await inTransaction(pool, opening, (client) => holdJob(client, task, payload, given.jobKey ?? null));
  },
});
