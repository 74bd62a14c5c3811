import { billingTexts } from '@angan/contract/billing/texts.ts';
import { sql } from 'kysely';
import type { SteppedContext } from '../../core/context.ts';
import { badGateway, notFound } from '../../core/errors.ts';
import { GatewayError, gatewayOf } from '../gateway/index.ts';
import { settlePayments } from '../settle/index.ts';

/** Asks the gateway about one order, paid or not, and settles what it says; on the trail stands who looked. */
export const lookNow = async (context: SteppedContext, id: number): Promise<void> => {
  const gateway = gatewayOf(context.services);
  const order = await context.step(async ({ db }) => {
    const found = await db
      .selectFrom('transaction')
      .select(['company_id', 'gateway_order_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound();
    await sql`select set_config('app.company_id', ${String(found.company_id)}, true)`.execute(db);
    await sql`select note_access('looked', 'transaction', ${id}, null)`.execute(db);
    return found;
  });
  if (!order.gateway_order_id) return;
  const payments = await gateway.fetchPayments(order.gateway_order_id).catch((error: unknown) => {
    context.log.warn({ err: error, order: id }, 'asking the gateway about an order failed');
    throw error instanceof GatewayError ? badGateway(billingTexts.gatewaySilent) : error;
  });
  await settlePayments(context.services, payments);
};
