import type { Buyer, Checkout } from '@angan/contract/billing/orders.ts';
import { billingTexts } from '@angan/contract/billing/texts.ts';
import { sql } from 'kysely';
import type { Context, SteppedContext } from '../../core/context.ts';
import { badGateway } from '../../core/errors.ts';
import { GatewayError, gatewayOf } from '../gateway/index.ts';
import { inPlatform } from '../in-platform.ts';
import { settleFree } from '../settle/index.ts';
import { insertOrder, sumsOf } from './insert-order.ts';
import type { Priced } from './price.ts';
import { showTransaction } from './show-transaction.ts';

/** Minutes that an order is kept open for the same purchase (domain 2.11). */
const openMinutes = 30;

/**
 * Opens an order at the gateway, or answers the one that is open for just this. The row is there before the gateway is
 * asked, and of two who ask at once the first order that comes back is everybody's.
 */
export const openOrder = async (
  context: SteppedContext,
  buyer: Buyer,
  price: (context: Context) => Promise<Priced>,
) => {
  const gateway = gatewayOf(context.services);
  const row = await context.step(async (step) => heldOrder(step, buyer, await price(step)));
  if (row.total === 0) {
    await settleFree(context.services, row);
    // Past the session: it says that the office may not work, which has just ceased to be so.
    const transaction = await inPlatform(context.services, (db) =>
      showTransaction({ actor: context.actor, db }, row.id),
    );
    return { transaction, checkout: null };
  }
  let gatewayOrder = row.gateway_order_id;
  if (!gatewayOrder) {
    const { id } = await gateway
      .createOrder({
        amount: row.total,
        receipt: `${context.actor.companyId}-${row.order_no}`,
        notes: { office: String(context.actor.companyId), order: row.order_no },
      })
      .catch((error: unknown) => {
        context.log.warn({ err: error, order: row.order_no }, 'opening an order at the gateway failed');
        throw error instanceof GatewayError ? badGateway(billingTexts.gatewayAway) : error;
      });
    gatewayOrder = await context.step((step) => nameOrder(step, row.id, id));
  }
  return context.step(async (step) => ({
    transaction: await showTransaction(step, row.id),
    checkout: await checkoutOf(step, gatewayOrder, row.total),
  }));
};

const heldOrder = async ({ actor, db, services }: Context, buyer: Buyer, priced: Priced) => {
  const { companyId } = actor;
  // One at a time in an office, so that two tabs get one order.
  await sql`select 1 from company where id = ${companyId} for no key update`.execute(db);
  const now = services.now();
  const sums = sumsOf(priced, buyer);
  const open = await db
    .selectFrom('transaction')
    .select(['id', 'company_id', 'order_no', 'gateway_order_id', 'total'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['Created', 'Pending', 'Failed'])
    .where('held_reason', 'is', null)
    .where('purpose', '=', priced.purpose)
    .where('plan', '=', priced.plan.id)
    .where('duration_months', '=', priced.duration_months)
    .where('users', '=', priced.users)
    .where('users_added', '=', priced.users_added)
    .where('credit', '=', priced.credit)
    .where('discount', '=', priced.discount)
    .where('total', '=', priced.total)
    .where('priced_on', '=', priced.priced_on)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (open) {
    await db
      .updateTable('transaction')
      .set({ ...sums, shares: JSON.stringify(priced.shares) })
      .where('company_id', '=', companyId)
      .where('id', '=', open.id)
      .execute();
    return open;
  }
  const expires = new Date(now.getTime() + openMinutes * 60_000);
  return insertOrder(db, { companyId, priced, sums, now, expires });
};

/** Keeps the gateway's id of an order. Answers the one that it has: another tab may have been quicker. */
const nameOrder = async ({ actor, db }: Context, id: number, gatewayOrder: string): Promise<string> => {
  const row = await db
    .updateTable('transaction')
    .set({ gateway_order_id: sql`coalesce(gateway_order_id, ${gatewayOrder})` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returning('gateway_order_id')
    .executeTakeFirstOrThrow();
  return row.gateway_order_id!;
};

const checkoutOf = async (
  { actor, db, services }: Context,
  gateway_order_id: string,
  amount: number,
): Promise<Checkout> => {
  const { razorpay, supplier } = services.settings;
  const person = await db
    .selectFrom('app_user')
    .select(['email', 'mobile'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return {
    script: razorpay!.checkoutUrl,
    key: razorpay!.keyId,
    gateway_order_id,
    amount,
    name: supplier.name || 'Angan',
    email: person.email ?? '',
    contact: person.mobile ? `+91${person.mobile}` : '',
  };
};
