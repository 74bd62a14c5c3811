import type { Transaction } from '@angan/contract/billing/orders.ts';
import { billingTexts } from '@angan/contract/billing/texts.ts';
import type { SteppedContext } from '../../core/context.ts';
import { badRequest, notFound } from '../../core/errors.ts';
import { GatewayError, gatewayOf } from '../gateway/index.ts';
import { inPlatform } from '../in-platform.ts';
import { settlePayments } from '../settle/index.ts';
import { showTransaction } from './show-transaction.ts';

interface Answered {
  readonly razorpay_payment_id?: string | undefined;
  readonly razorpay_signature?: string | undefined;
}

/**
 * Settles an order by what the gateway itself says of it: what the browser hands on is a reason to ask, and refused where
 * the gateway did not sign it. Where the gateway is away, the webhook and the reconciler tell it later.
 */
export const confirmOrder = async (
  context: SteppedContext,
  id: number,
  { razorpay_payment_id, razorpay_signature }: Answered,
): Promise<Transaction> => {
  const gateway = gatewayOf(context.services);
  const order = await context.step(({ actor, db }) =>
    db
      .selectFrom('transaction')
      .select(['gateway_order_id', 'paid_at'])
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (!order) throw notFound();
  const { gateway_order_id: orderId } = order;
  if (razorpay_payment_id || razorpay_signature) {
    const isGood = orderId && gateway.verifyCallback(orderId, razorpay_payment_id ?? '', razorpay_signature ?? '');
    if (!isGood) throw badRequest(billingTexts.wrongSignature);
  }
  if (orderId && !order.paid_at)
    await gateway
      .fetchPayments(orderId)
      .then((payments) => settlePayments(context.services, payments))
      .catch((error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        context.log.warn({ err: error, order: orderId }, 'asking the gateway about an order failed');
      });
  // Past the session: it says that the office may not work, which has just ceased to be so.
  return inPlatform(context.services, (db) => showTransaction({ actor: context.actor, db }, id));
};
