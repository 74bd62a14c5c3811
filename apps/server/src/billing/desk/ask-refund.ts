import { billingTexts } from '@angan/contract/billing/texts.ts';
import type { TermAfterRefund } from '@angan/domain/billing/index.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { conflict, fieldErrors, notFound } from '../../core/errors.ts';
import { type LockedOrder, lockOrder } from '../lock-order.ts';
import { completeRefund, insertRefund, requestRefund, restateOrder } from '../refunds/index.ts';
import { readHeld } from '../settle/index.ts';
import { refundableOf } from './show-order.ts';

interface Asked {
  /** Rupees. */
  readonly amount: number;
  readonly reason: string;
  readonly term: TermAfterRefund;
  readonly reference?: string | undefined;
}

const held = async ({ actor, db }: Context, id: number): Promise<LockedOrder> => {
  const order = await lockOrder(db, { id }, actor.userId);
  if (!order) throw notFound();
  return order;
};

/**
 * Gives money of a paid order back: by a job of the gateway, or, where it was paid past the gateway, by the reference under
 * which the Admin has sent it. Refused beyond what is left of the payment, and while another one is under way.
 */
export const askRefund = async (context: Context, id: number, asked: Asked): Promise<void> => {
  const { db, services } = context;
  const order = await held(context, id);
  const payment = await paidBy(db, order);
  if (!order.paid_at || !payment) throw conflict(billingTexts.notPaid);
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'cause', 'status'])
    .where('company_id', '=', order.company_id)
    .where('transaction', '=', order.id)
    .execute();
  if (refunds.some(({ status }) => status === 'Requested')) throw conflict(billingTexts.refundRunning);
  const most = refundableOf(
    order.total,
    refunds.map((one) => ({ ...one, amount: toRupees(one.amount) })),
  );
  const amount = toPaise(asked.amount);
  if (amount > most) throw fieldErrors({ amount: [billingTexts.refundTooMuch(formatRupees(toRupees(most)))] });
  const { reason, term, reference = '' } = asked;
  const wanted = { payment: payment.id, amount, cause: 'Asked', reason, term } as const;
  if (order.gateway !== 'Offline') {
    await requestRefund(db, order, wanted);
    await restateOrder(db, order);
    return;
  }
  if (!reference) throw fieldErrors({ reference: [billingTexts.referenceNeeded] });
  const row = await insertRefund(db, order, { ...wanted, reference });
  await completeRefund(db, services, order, row, null);
};

const paidBy = (db: Kysely<DB>, order: LockedOrder) =>
  db
    .selectFrom('payment')
    .select('id')
    .where('company_id', '=', order.company_id)
    .where('transaction', '=', order.id)
    .where('outcome', '=', 'paid')
    .executeTakeFirst();

/** Gives all that is held of an order back. An order that only credit was to pay has nothing to give: it is closed. */
export const askReturn = async (context: Context, id: number, reason: string): Promise<void> => {
  const { db } = context;
  const order = await held(context, id);
  const payments = await readHeld(db, order);
  if (payments.length === 0 && !(order.held_reason && order.total === 0)) throw conflict(billingTexts.notHeld);
  for (const { id: payment, amount } of payments)
    await requestRefund(db, order, { payment, amount, cause: 'Held', reason });
  if (payments.length > 0) return restateOrder(db, order);
  await db
    .updateTable('transaction')
    .set({ status: 'Expired', held_reason: null, accepted_reason: reason })
    .where('company_id', '=', order.company_id)
    .where('id', '=', order.id)
    .execute();
};
