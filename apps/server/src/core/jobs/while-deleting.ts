import type pg from 'pg';
import type { Task } from './task.ts';

/** Ends a job whose office is about to be deleted, wherever it is: each of its transactions looks. */
export class OfficeDeleting extends Error {
  override readonly name = 'OfficeDeleting';
  constructor() {
    super('The office is about to be deleted');
  }
}

/** Whether a transaction's opening said that the office is about to be deleted. */
export const holdsBack = (opened: Record<string, unknown>[]): boolean => opened[0]?.deleting === true;

/** Lays a job back into the queue, where it waits until its office is brought back. */
export const holdJob = async (client: pg.PoolClient, task: Task, payload: unknown, key: string | null) => {
  await client.query('select hold_job($1, $2, $3, $4)', [task.name, JSON.stringify(payload), key, task.maxAttempts]);
};
