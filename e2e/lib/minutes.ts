import { expect } from 'vitest';
import { dueNow } from '../../apps/server/test/due-now.ts';
import { inDatabase } from './database.ts';

export const minute = 60_000;

/**
 * Lets a minute come at which somebody's office is reminded of tasks or notes, as if the clock had gone on: their job runs
 * at once. That it runs at its minute by the clock is looked at in alert-choices.test.ts.
 */
export const minuteComes = async (email: string, of: 'tasks' | 'notes', at: number): Promise<void> => {
  const key = `:remind of ${of} ${new Date(at).toISOString().slice(0, 16)}`;
  const company = '(select company_id from app_user where email = $1)';
  expect(await inDatabase(dueNow(`key = ${company} || $2`), [email, key])).toMatchObject([{ jobs: 1 }]);
};

/** The beginning of the next minute that is at least so many milliseconds away. */
export const nextMinute = (away: number): number => Math.ceil((Date.now() + away) / minute) * minute;
