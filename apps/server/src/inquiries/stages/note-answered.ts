import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import type { Context } from '../../core/context.ts';
import { keepScore } from '../scores/keep-scores.ts';
import { contactFacts, noteContact } from './contact-facts.ts';
import { lockedInquiry } from './held-inquiry.ts';

/**
 * Notes that somebody of the office answered elsewhere, as on their own phone: nobody knows who. Nothing where an answer is
 * noted already.
 */
export const noteAnswered = async (context: Context, id: number, how: ContactWay, at: Date): Promise<void> => {
  const { actor, db, services } = context;
  const before = await lockedInquiry(context, id);
  if (before.first_response_at !== null) return;
  const said = { how, call_result: null };
  await db
    .updateTable('inquiry')
    .set(contactFacts(before, said, at))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await noteContact({ ...context, services: { ...services, now: () => at } }, before, said);
  await keepScore(db, actor.companyId, id, services.now());
};
