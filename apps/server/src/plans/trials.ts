import { lastOfDays } from '@angan/domain/subscription.ts';
import { trial } from '@angan/domain/trial.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

interface Trying {
  readonly company: number;
  /** The Owner's proved number; '' where there is none. */
  readonly mobile: string;
  /** The office's GST number; '' where there is none. */
  readonly gstin: string;
  /** The day in India. */
  readonly today: string;
}

/**
 * Begins the trial of an office, unless one was taken with its number or its GST number: then nothing is written, and it
 * answers with which.
 */
export const beginTrial = async (db: Kysely<DB>, given: Trying): Promise<'mobile' | 'gstin' | undefined> => {
  const refused = (await takeTrial(db, given, 'mobile')) ?? (await takeTrial(db, given, 'gstin'));
  if (refused) return refused;
  await sql`
    insert into subscription (company_id, plan, kind, started_on, ends_on, users_allowed)
    select ${given.company}, p.id, 'Trial', ${given.today}, ${lastOfDays(given.today, trial.days)}, p.users_included
      from offered_plan p where p.is_trial`.execute(db);
  return undefined;
};

/** Notes by what the trial is taken. Answers it where that has had its trial. */
export const takeTrial = async <W extends 'mobile' | 'gstin'>(
  db: Kysely<DB>,
  given: Pick<Trying, 'company' | W>,
  what: W,
): Promise<W | undefined> => {
  const value = given[what];
  if (!value) return undefined;
  const { rows } = await sql`
    insert into trial_taken (company_id, what, value) values (${given.company}, ${what}, ${value})
    on conflict do nothing returning what`.execute(db);
  return rows.length ? undefined : what;
};
