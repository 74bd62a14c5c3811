import { dayInIndia } from '@angan/domain/dates.ts';
import { type DealEffects, dealEffects, isAtToken, isOpenDeal } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { cancelCommissions } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { moveStage } from '../inquiries/index.ts';
import { moveProperty } from '../properties/index.ts';
import { dealTypeOf, type HeldDeal } from './held-deal.ts';

/** Whether another open deal has the property by a token. */
const otherHoldsToken = async ({ actor, db }: Context, deal: HeldDeal): Promise<boolean> => {
  const others = await db
    .selectFrom('deal')
    .select(['deal_type', 'stage'])
    .where('company_id', '=', actor.companyId)
    .where('property', '=', deal.property)
    .where('id', '<>', deal.id)
    .where('is_deleted', '=', false)
    .execute();
  return others.some(
    ({ deal_type, stage }) => isOpenDeal(stage as DealStage) && isAtToken(dealTypeOf(deal_type), stage as DealStage),
  );
};

/** Where the property stands. Its row is the lock by which two deals on it wait for each other, until the transaction ends. */
const heldStatus = async ({ actor, db }: Context, property: number): Promise<string> => {
  const { status } = await db
    .selectFrom('property')
    .select('status')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', property)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return status;
};

/** Moves the property where it is not there yet; what was closed or withdrawn apart from the deal comes back by no deal. */
const moveHome = async (
  context: Context,
  deal: HeldDeal,
  before: string,
  status: DealEffects['property_status'],
): Promise<void> => {
  if (!status || before === status || (status === 'Available' && before !== 'Under Offer')) return;
  const closing = {
    closed_by: 'Us' as const,
    price: deal.agreed_price ?? deal.agreed_rent ?? 0,
    closed_on: dayInIndia(context.services.now()),
    ...(status === 'Rented' && { lease_end: deal.lease_end, lease_start: deal.lease_start }),
  };
  await moveProperty(context, deal.property, {
    status,
    ...(status === 'Sold' || status === 'Rented' ? closing : {}),
  });
};

/** Does around a deal what its move asks for: the property and the inquiry follow it, in the transaction of the move. */
export const carryOut = async (context: Context, deal: HeldDeal, from: DealStage, to: DealStage): Promise<void> => {
  const { actor, db, services } = context;
  // Before the other deals are asked about: one that ends at this moment has ended when the lock is ours.
  const status = await heldStatus(context, deal.property);
  const effects = dealEffects(from, to, {
    deal_type: dealTypeOf(deal.deal_type),
    other_holds_token: await otherHoldsToken(context, deal),
    today: dayInIndia(services.now()),
    purchase: null,
    tds_rows: [],
  });
  await moveHome(context, deal, status, effects.property_status);
  if (effects.cancels_commissions) await cancelCommissions(context, deal.id);
  for (const trigger of effects.inquiry_triggers)
    await moveStage(db, { company_id: actor.companyId, id: deal.inquiry }, trigger);
};
