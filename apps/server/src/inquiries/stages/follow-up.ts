import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { outcomeOf } from '@angan/domain/call-outcome.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { type RepeatedTask, repeatTasks } from '../../records/index.ts';
import { isWithoutNextStep } from '../open-inquiries.ts';
import type { Said } from './contact-facts.ts';
import type { HeldInquiry } from './held-inquiry.ts';

/**
 * The follow-up that was due is done by a call or a message: what was due by now or, where the next one is said, in the
 * course of today. One that was missed counts as due.
 */
export const completeFollowUp = async (
  { actor, db, services }: Context,
  before: HeldInquiry,
  said: Said,
  hasNext: boolean,
): Promise<void> => {
  const now = services.now();
  const due = hasNext ? new Date(`${addDays(dayInIndia(now), 1)}T00:00:00+05:30`) : now;
  const feedback = { liked: null, points: [], note: said.note ?? '' };
  const { rows } = await sql<RepeatedTask>`
    update task set status = 'Completed', outcome = ${outcomeOf(said.how, said.call_result || null)},
        feedback = ${JSON.stringify(feedback)}::jsonb, completed_at = ${now.toISOString()}
     where company_id = ${actor.companyId} and inquiry = ${before.id} and is_follow_up and not is_deleted
       and (status = 'Scheduled' and date_time < ${due.toISOString()}::timestamptz
         or status = 'Missed' and date_time = ${before.next_follow_up}::timestamptz)
    returning id, date_time, repeat, repeat_day`.execute(db);
  await repeatTasks({ db, companyId: actor.companyId, by: actor.userId, now }, rows);
};

/** Refuses, at its field, to leave an open inquiry past New with nothing planned for it. */
export const checkNextStepAhead = async (
  { actor, db, services }: Context,
  inquiry: number,
  field: 'next' | 'next_follow_up',
): Promise<void> => {
  const row = await db
    .selectFrom('inquiry as i')
    .select('i.id')
    .where('i.company_id', '=', actor.companyId)
    .where('i.id', '=', inquiry)
    .where('i.is_deleted', '=', false)
    .where(isWithoutNextStep(services.now()))
    .executeTakeFirst();
  if (!row) return;
  throw fieldErrors({ [field]: [field === 'next' ? taskTexts.nextNeeded : inquiryTexts.followUpNeeded] });
};
