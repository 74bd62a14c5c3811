import type { teamCalls } from '@angan/contract/team/team.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import { returnDays } from '@angan/domain/team.ts';
import { conflict, forbidden } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import { heldPerson } from '../find-person.ts';
import { endShares, handOver, moveNewInquiries } from './hand-over.ts';
import { planHandover } from './plan.ts';
import { readRecipients } from './recipients.ts';
import { refuseUnseen } from './see-handed.ts';

/**
 * Removes a person: what is open passes to others, and with the commit every session, pushed device, calendar and shared
 * link of theirs is over. All of it or nothing. Tasks go before inquiries, so that the follow-up triggers find them moved.
 */
export const leave: Handler<typeof teamCalls.leave> = async ({ params, body }, context) => {
  const { actor, db, services } = context;
  const person = await heldPerson(context, params.id);
  if (person.usertype === 'Owner') throw forbidden(teamTexts.ownerStays);
  if (!person.is_active) throw conflict(teamTexts.hasLeft);
  const to = await readRecipients(context, body.to, person.id);
  const plan = await planHandover(context, person.id, to);
  const now = services.now();
  const left_at = now.toISOString();
  const { id } = await db
    .insertInto('team_leaving')
    .values({ user_id: person.id, left_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const leaving = { id, person: person.id };
  let handed = 0;
  for (const kind of ['task', 'inquiry', 'property', 'loan', 'deal'] as const)
    handed += await handOver(context, leaving, kind, plan[kind]);
  await refuseUnseen(context, plan);
  await moveNewInquiries(context, leaving, to.inquiry[0]?.actor.userId ?? actor.userId);
  await endShares(context, leaving, now);
  await db
    .updateTable('app_user')
    .set({ is_active: false, left_at })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', person.id)
    .execute();
  return { handed, return_until: new Date(now.getTime() + returnDays * 86_400_000).toISOString() };
};
