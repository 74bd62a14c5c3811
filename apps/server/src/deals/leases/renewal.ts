import { dealTexts } from '@angan/contract/deals/texts.ts';
import { dealUnit } from '@angan/domain/lookups/deal-types.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { dealTypeOf, heldDeal } from '../held-deal.ts';

/** Refuses to go on with what is no closed lease, or with one that another deal goes on with. */
export const checkRenewal = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  const lease = await heldDeal(context, id);
  const isLet =
    dealUnit(dealTypeOf(lease.deal_type)) !== 'total' && lease.stage === 'Closed' && lease.lease_end !== null;
  if (!isLet) throw fieldErrors({ renews: [dealTexts.notLet] });
  const other = await db
    .selectFrom('deal')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('renews', '=', id)
    .where('is_deleted', '=', false)
    .where('stage', '<>', 'Cancelled')
    .executeTakeFirst();
  if (other) throw fieldErrors({ renews: [dealTexts.renewedAlready] });
};
