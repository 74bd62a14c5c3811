import type { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { StageInput } from '@angan/contract/inquiries/inquiry-stages.ts';
import { stageRefusal } from '@angan/contract/inquiries/stage-refusal.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { isOnLadder, moveRefusal, moversOf, stageNeeds } from '@angan/domain/inquiry-stage.ts';
import { closedInquiryStages, junkReasons, lostReasons } from '@angan/domain/lookups/inquiries.ts';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden } from '../../core/errors.ts';
import { checkInquiry } from '../check-inquiry.ts';
import { keepScore } from '../scores/keep-scores.ts';
import { contactFacts, noteContact } from './contact-facts.ts';
import { completeFollowUp } from './follow-up.ts';
import { type HeldInquiry, heldInquiry } from './held-inquiry.ts';
import { checkNextStep, stepLeft } from './next-step.ts';
import { resumeThen } from './resume.ts';
import { writeMove } from './write-move.ts';

type Asked = z.output<typeof StageInput>;

/** Moves an inquiry as a person asks, when the machine lets them and the inquiry says what the stage needs. */
export const moveByHand = async (
  context: Context,
  { params: { id }, body }: Pick<Received<typeof inquiryCalls.stage>, 'params' | 'body'>,
): Promise<void> => {
  const { actor, db, services } = context;
  const before = await heldInquiry(context, id);
  checkMove(context, before, body);
  const now = services.now();
  checkNextStep(body.next_follow_up, now);
  const said = body.call_result ? { how: 'Call' as const, call_result: body.call_result, note: body.note } : undefined;
  const changes = {
    ...(said && contactFacts(before, said, now)),
    ...standingAt(before, body, said !== undefined, now),
  };
  if (said) await completeFollowUp(context, before, said, Boolean(body.next_follow_up));
  checkInquiry({ ...before, ...changes, stage: body.stage } as never, before as never, body);
  await writeMove(
    db,
    actor.companyId,
    {
      inquiry: id,
      from: before.stage,
      to: body.stage,
      trigger: null,
      reason: changes.stage_reason,
      note: body.note ?? '',
    },
    changes,
  );
  if (said) await noteContact(context, before, { ...said, note: '' });
  if (changes.resume_on) await resumeThen(db, id, changes.resume_on);
  await keepScore(db, actor.companyId, id, now);
};

const checkMove = ({ actor, services }: Context, before: HeldInquiry, asked: Asked): void => {
  const who = moversOf(actor.usertype, actor.userId, {
    created_by: before.created_by,
    assigned_ids: before.assigned_to,
  });
  const refusal = stageRefusal(who, before.stage, asked.stage);
  if (refusal && moveRefusal(who, before.stage, asked.stage) === 'not you') throw forbidden(refusal);
  if (refusal) throw fieldErrors({ stage: [refusal] });
  const needs = stageNeeds[asked.stage];
  const isOf = (reasons: readonly string[]) => asked.reason != null && reasons.includes(asked.reason);
  if (needs.includes('lost reason') && !isOf(lostReasons))
    throw fieldErrors({ reason: [inquiryTexts.lostReasonNeeded] });
  if (needs.includes('junk reason') && !isOf(junkReasons))
    throw fieldErrors({ reason: [inquiryTexts.junkReasonNeeded] });
  if (!needs.includes('resume_on')) return;
  if (!asked.resume_on) throw fieldErrors({ resume_on: [inquiryTexts.resumeNeeded] });
  if (asked.resume_on <= dayInIndia(services.now())) throw fieldErrors({ resume_on: [inquiryTexts.resumePast] });
};

/** What an inquiry says of its stage once it stands there. On Hold, the next step is to go on. */
const standingAt = (before: HeldInquiry, asked: Asked, isDone: boolean, now: Date) => {
  const { stage } = asked;
  const closes = closedInquiryStages.includes(stage);
  const holds = stage === 'On Hold';
  const step = isDone ? stepLeft(before.next_follow_up, now) : before.next_follow_up;
  return {
    stage_reason: closes ? (asked.reason ?? null) : null,
    resume_on: holds ? asked.resume_on! : null,
    held_stage: !holds ? null : isOnLadder(before.stage) ? before.stage : before.held_stage,
    ...(isOnLadder(stage) && { hand_stage: stage }),
    next_follow_up: closes ? null : (asked.next_follow_up ?? (holds ? `${asked.resume_on}T10:00:00+05:30` : step)),
  };
};
