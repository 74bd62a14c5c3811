import { dayInIndia } from '@angan/domain/dates.ts';
import { type DealEffects, type DealTask, dealEffects, isAtToken, isOpenDeal } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { sql } from 'kysely';
import { cancelCommissions } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { moveStage } from '../inquiries/index.ts';
import { readLawTables } from '../law/index.ts';
import { moveProperty, renewLease } from '../properties/index.ts';
import { insertTasks, officeOf } from '../tasks/index.ts';
import { dealTypeOf, type HeldDeal } from './held-deal.ts';
import { purchaseOf } from './property-tds.ts';
import { atTen, whoDoes } from './who-does.ts';

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
const heldProperty = ({ actor, db }: Context, property: number) =>
  db
    .selectFrom('property')
    .select(['status', 'property_subtype'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', property)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Moves the property where it is not there yet; what was closed or withdrawn apart from the deal comes back by no deal. */
const moveHome = async (
  context: Context,
  deal: HeldDeal,
  before: string,
  status: DealEffects['property_status'],
): Promise<void> => {
  if (!status || deal.property === null) return;
  // Who stays on needs no offer in between; the lease alone goes on.
  if (deal.renews !== null && before === 'Rented') {
    if (status === 'Rented' && deal.lease_end) await renewLease(context, deal.property, deal.lease_end);
    return;
  }
  if (before === status || (status === 'Available' && before !== 'Under Offer')) return;
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

/** A unit of the type is gone. */
const takeUnit = ({ actor, db }: Context, deal: HeldDeal) =>
  db
    .updateTable('projectunit')
    .set({ units_left: sql`greatest(units_left - 1, 0)` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', deal.projectunit)
    .where('units_left', 'is not', null)
    .execute();

/** Plans what the move asks for; a task that the deal has had is not planned again. */
const planTasks = async (context: Context, deal: HeldDeal, tasks: readonly DealTask[]): Promise<void> => {
  const { actor, db, services } = context;
  if (tasks.length === 0) return;
  const had = await db
    .selectFrom('task')
    .select('deal_reason')
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', deal.id)
    .execute();
  const wanted = tasks.filter(({ reason }) => !had.some(({ deal_reason }) => deal_reason === reason));
  await insertTasks(
    officeOf(context),
    wanted.map(({ reason, type, on }) => ({
      type,
      deal_reason: reason,
      date_time: atTen(on, services.now()),
      deal: deal.id,
      contact: deal.buyer,
      assigned_to: whoDoes(deal, actor.userId),
    })),
  );
};

/** Does around a deal what its move asks for: property, inquiry and tasks follow it, in the transaction of the move. */
export const carryOut = async (context: Context, deal: HeldDeal, from: DealStage, to: DealStage): Promise<void> => {
  const { actor, db, services } = context;
  // Before the other deals are asked about: one that ends at this moment has ended when the lock is ours.
  const home = deal.property === null ? null : await heldProperty(context, deal.property);
  const effects = dealEffects(from, to, {
    deal_type: dealTypeOf(deal.deal_type),
    other_holds_token: home !== null && (await otherHoldsToken(context, deal)),
    today: dayInIndia(services.now()),
    purchase: purchaseOf(deal, home?.property_subtype ?? null),
    tds_rows: (await readLawTables(db)).TDS,
  });
  if (home) await moveHome(context, deal, home.status, effects.property_status);
  else if (effects.property_status === 'Sold') await takeUnit(context, deal);
  await planTasks(context, deal, effects.tasks);
  if (effects.cancels_commissions) await cancelCommissions(context, deal.id);
  for (const trigger of effects.inquiry_triggers)
    await moveStage(db, { company_id: actor.companyId, id: deal.inquiry }, trigger);
};
