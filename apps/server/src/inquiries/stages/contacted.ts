import type { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { automaticMove, type StageTrigger, type Standing } from '@angan/domain/inquiry-stage.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { keepScore } from '../scores/keep-scores.ts';
import { contactFacts, noteContact } from './contact-facts.ts';
import { checkNextStepAhead, completeFollowUp } from './follow-up.ts';
import { heldInquiry } from './held-inquiry.ts';
import { moveStage } from './move-stage.ts';
import { checkNextStep } from './next-step.ts';

type Asked = Received<typeof inquiryCalls.contacted>;

/**
 * Notes a call or a message to the person. The step that was due is done by it, so an inquiry past New asks for the
 * next one; who was spoken with or met is no longer New.
 */
export const contacted = async (context: Context, { params: { id }, body }: Pick<Asked, 'params' | 'body'>) => {
  const { actor, db, services } = context;
  const before = await heldInquiry(context, id);
  if (body.how === 'Call' && !body.call_result) throw fieldErrors({ call_result: [drf.required] });
  const now = services.now();
  checkNextStep(body.next_follow_up, now);
  const trigger: StageTrigger | undefined =
    body.how === 'Met' ? 'met' : body.call_result === 'Connected' ? 'call connected' : undefined;
  const stage = (trigger && automaticMove(before as Standing, trigger)?.stage) ?? before.stage;
  const said = { how: body.how, call_result: body.how === 'Call' ? body.call_result : null, note: body.note };
  await completeFollowUp(context, before, said, Boolean(body.next_follow_up));
  await db
    .updateTable('inquiry')
    .set({
      ...contactFacts(before, said, now),
      // What is left once that was done: another call that is planned, or one that is still to come.
      next_follow_up: closedInquiryStages.includes(stage)
        ? null
        : (body.next_follow_up ??
          sql`case when next_follow_up > ${now.toISOString()}::timestamptz then next_follow_up end`),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await noteContact(context, before, said);
  if (trigger) await moveStage(db, { company_id: actor.companyId, id }, trigger);
  await checkNextStepAhead(context, id, 'next_follow_up');
  await keepScore(db, actor.companyId, id, now);
};
