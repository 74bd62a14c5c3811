import { dealTexts } from '@angan/contract/deals/texts.ts';
import { dealUnit } from '@angan/domain/lookups/deal-types.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { dealTypeOf, type HeldDeal, heldDeal } from '../held-deal.ts';

/** Whether a deal is a lease that runs or ran: let, closed, and with an end. */
export const isLease = ({ deal_type, stage, lease_end }: HeldDeal): boolean =>
  dealUnit(dealTypeOf(deal_type)) !== 'total' && stage === 'Closed' && lease_end !== null;

/** The deal that goes on with a lease, which the caller holds; undefined where none does. */
export const renewalOf = async ({ actor, db }: Context, lease: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('deal')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('renews', '=', lease)
    .where('is_deleted', '=', false)
    .where('stage', '<>', 'Cancelled')
    .executeTakeFirst();
  return row?.id;
};

/** Refuses to go on with what is no closed lease, or with one that another deal goes on with. */
export const checkRenewal = async (context: Context, id: number): Promise<void> => {
  if (!isLease(await heldDeal(context, id))) throw fieldErrors({ renews: [dealTexts.notLet] });
  if ((await renewalOf(context, id)) !== undefined) throw fieldErrors({ renews: [dealTexts.renewedAlready] });
};
