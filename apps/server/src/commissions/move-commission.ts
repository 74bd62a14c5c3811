import type { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { type CommissionFacts, type CommissionNeed, missingForCommission } from '@angan/domain/brokerage/index.ts';
import { isAtToken } from '@angan/domain/deals/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, forbidden } from '../core/errors.ts';
import { mayDo } from '../core/may-do.ts';
import { readDealFacts } from './facts.ts';
import { heldCommission, papersOf, standingOf } from './held.ts';
import { refreshStanding } from './standing.ts';

type Body = Received<typeof commissionCalls.move>['body'];

/** Where a need that is missing is said. */
const fieldOf: Partial<Record<CommissionNeed, string>> = { dispute_note: 'note', written_off_reason: 'note' };

/** Confirms, disputes or writes off a commission, and ends a dispute. */
export const moveCommission = async (context: Context, id: number, { to, note = '' }: Body): Promise<void> => {
  const { actor, db } = context;
  const row = await heldCommission(context, id);
  const before = standingOf(row);
  const deal = row.deal === null ? null : await readDealFacts(context, row.deal);
  const facts: CommissionFacts = {
    token: deal === null || isAtToken(deal.type, deal.stage),
    terms_proof: row.loan !== null || row.terms_at !== null,
    invoice: (await papersOf(context, id)).some(({ kind }) => kind === 'Invoice'),
    dispute_note: note !== '',
    written_off_reason: note !== '',
    owner: await mayDo(context, 'commission:write_off'),
    // With its deal alone: see deal-moves.ts.
    'deal cancelled': false,
  };
  const missing = missingForCommission(before, to, facts);
  if (!missing) throw fieldErrors({ to: [commissionTexts.noWay] });
  if (missing.includes('owner')) throw forbidden(commissionTexts.needs.owner);
  if (missing.length > 0)
    throw fieldErrors(
      Object.fromEntries(missing.map((need) => [fieldOf[need] ?? 'to', [commissionTexts.needs[need]]])),
    );
  await db
    .updateTable('commission')
    .set({
      status: to,
      disputed_from: to === 'Disputed' ? before.status : null,
      ...(to === 'Disputed' && { dispute_note: note }),
      ...(to === 'Written Off' && { written_off_reason: note }),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await refreshStanding(context, id);
};
