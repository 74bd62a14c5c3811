import type { Context } from '../../core/context.ts';
import { keepScore } from '../scores/keep-scores.ts';
import { contactFacts, noteContact, type Said } from './contact-facts.ts';
import { lockedInquiry } from './held-inquiry.ts';
import { moveStage } from './move-stage.ts';

/**
 * Notes a call that was planned for an inquiry, by whoever made it: who saw the task need not be who may change the inquiry.
 * `saidOf` answers what was said, by the result of the call before.
 */
export const noteCall = async (
  context: Context,
  id: number,
  saidOf: (before: string | null) => Said,
): Promise<void> => {
  const { actor, db, services } = context;
  const before = await lockedInquiry(context, id);
  const said = saidOf(before.call_result);
  const now = services.now();
  await db
    .updateTable('inquiry')
    .set(contactFacts(before, said, now))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await noteContact(context, before, said);
  if (said.call_result === 'Connected') await moveStage(db, { company_id: actor.companyId, id }, 'call connected');
  await keepScore(db, actor.companyId, id, now);
};
