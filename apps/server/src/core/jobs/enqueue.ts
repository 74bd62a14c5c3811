import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../database/schema.gen.ts';
import type { Task } from './task.ts';

export interface JobOptions {
  /** Names the job within its company: asked for again before it ran, it is replaced, not doubled. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/**
 * Asks for a job, in the transaction of `db`: it exists exactly when that commits, and runs in the company that the
 * transaction is bound to. Answers the job's id. Throws when the transaction is bound to no company.
 */
export const enqueue = async <S extends z.ZodType>(
  db: Kysely<DB>,
  task: Task<S>,
  payload: z.input<S>,
  { key, runAt, maxAttempts }: JobOptions = {},
): Promise<number> => {
  const data = JSON.stringify(task.payload.parse(payload));
  const made = await sql<{ id: number }>`
    select enqueue_job(${task.name}, ${data}::jsonb, ${key ?? null}, ${runAt?.toISOString() ?? null}::timestamptz,
      ${maxAttempts ?? task.maxAttempts}::int) as id`.execute(db);
  return made.rows[0]!.id;
};
