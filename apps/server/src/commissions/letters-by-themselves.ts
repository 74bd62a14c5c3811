import { isLetterTime, letterHours } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { ownerIds } from '../alerts/index.ts';
import { type Actor, newActor } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { withoutSecrets } from '../core/jobs/error-text.ts';
import { jobInSteps } from '../core/jobs/job.ts';
import { task } from '../core/jobs/task.ts';
import { nextOf, openInvoices, stopOf } from './next-letter.ts';
import { readLetterRules } from './reminder-letters.ts';
import { sendDueLetter } from './send-due-letters.ts';
import { tellOfLetters } from './tell-of-letters.ts';

const sendLetters = task('send_reminder_letters', z.object({}));

/** The Owner, whose rule it is, as whom the desk is read; undefined where nobody is, or the office may not work any more. */
const onBehalfOf = async (db: Kysely<DB>, companyId: number): Promise<Actor | undefined> => {
  const [user_id] = await ownerIds(db);
  const { rows } = await sql<{ status: string }>`
    select guard_status(status) as status from current_subscription where company = ${companyId}`.execute(db);
  if (user_id === undefined || rows[0]?.status !== 'Active') return undefined;
  return newActor({ user_id, company_id: companyId, usertype: 'Owner', subscription_status: 'Active' }, 0);
};

/** Asks for the letters of today, for their first hour, where any go by themselves. */
export const planLetters = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  const actor = await onBehalfOf(db, companyId);
  if (!actor) return;
  const { rules } = await readLetterRules({ actor, db });
  if (!rules.some(({ is_on }) => is_on)) return;
  const today = dayInIndia(now);
  const runAt = new Date(`${today}T${letterHours.from}:00+05:30`);
  await enqueue(db, sendLetters, {}, { key: `reminder letters ${today}`, runAt });
};

/**
 * Sends the letters of today, a commission a step: one that fails stops no other, and is tried again with the job. Outside
 * their hours none goes, and people are told alone; the next morning asks anew.
 */
export const sendingLetters = jobInSteps(sendLetters, async (_, { companyId, services, step, signal, log }) => {
  const now = services.now();
  const today = dayInIndia(now);
  const due = await step(async (db) => {
    const actor = await onBehalfOf(db, companyId);
    if (!actor) return undefined;
    const rules = await readLetterRules({ actor, db });
    const open = (await openInvoices({ actor, db })).filter((one) => nextOf(one, today, rules)?.on === today);
    return { actor, open, ready: isLetterTime(now, rules.weekly_off) ? open.filter((one) => !stopOf(one)) : [] };
  });
  if (!due) return;
  const { actor, open, ready } = due;
  let failed = 0;
  for (const one of ready) {
    signal.throwIfAborted();
    try {
      await step((db) => sendDueLetter({ actor, db, services }, one.id));
    } catch (error) {
      failed += 1;
      log.error({ commission: one.id, why: withoutSecrets(error) }, 'a reminder letter could not be sent');
    }
  }
  await step((db) => tellOfLetters({ actor, db, services }, open));
  if (failed > 0) throw new Error(`${failed} reminder letters could not be sent`);
});
