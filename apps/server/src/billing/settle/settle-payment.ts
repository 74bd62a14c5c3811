import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { HeldReason } from '@angan/contract/billing/held.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { GatewayPayment } from '../gateway/index.ts';
import { inPlatform } from '../in-platform.ts';
import { type LockedOrder, lockOrder, updateOrder } from '../lock-order.ts';
import { noteReturned, requestRefund } from '../refunds/index.ts';
import { nameOfOffice, tellAdmins } from '../tell.ts';
import { hold } from './hold.ts';
import { notePayment, type PaymentRow, setOutcome } from './note-payment.ts';
import { type Around, turnOn } from './turn-on.ts';

/**
 * Takes in what the gateway told of a payment, by whichever way and in whatever order it came: the browser, the webhook or
 * the reconciler. `db` is a transaction of the platform. An order is paid once; its office gets its term with that and
 * an invoice for it. Answers false where the payment is of no order of ours.
 */
export const settlePayment = async (db: Kysely<DB>, payment: GatewayPayment, around: Around): Promise<boolean> => {
  const order = await lockOrder(db, { gateway_order_id: payment.order_id });
  if (!order) return false;
  const row = await notePayment(db, order, payment);
  if (row.status === 'captured' && row.outcome === null) await takeMoney(db, order, row, around);
  else if (row.refunded > 0 && row.outcome !== null) await noteReturned(db, around, order, row);
  else if (!order.paid_at && !order.held_reason) await followAttempts(db, order);
  return true;
};

const takeMoney = async (db: Kysely<DB>, order: LockedOrder, row: PaymentRow, around: Around): Promise<void> => {
  if (order.paid_at) return giveSecondBack(db, order, row);
  const wrong: HeldReason | undefined =
    row.amount !== order.total ? 'amount' : row.currency !== 'INR' ? 'currency' : undefined;
  const paid = { ...row, paymentRef: row.gateway_payment_id };
  const extended = wrong ? { held: wrong } : await turnOn(db, order, paid, around);
  await setOutcome(db, row, 'held' in extended ? 'held' : 'paid');
  if ('held' in extended) await hold(db, order, extended.held, { ...row, key: `payment ${row.id} held` });
};

const giveSecondBack = async (db: Kysely<DB>, order: LockedOrder, row: PaymentRow): Promise<void> => {
  await setOutcome(db, row, 'second');
  const { id: payment, amount } = row;
  await requestRefund(db, order, { payment, amount, cause: 'Second payment' });
  const office = await nameOfOffice(db, order.company_id);
  const sentence = alertSentences.of.paidTwice({ office, order: order.order_no, amount: toRupees(amount) });
  await tellAdmins(db, { key: `payment ${payment} second`, sentence });
};

/** How an order that is not paid stands, by all that was tried on it. */
const followAttempts = async (db: Kysely<DB>, order: LockedOrder): Promise<void> => {
  const attempts = await db
    .selectFrom('payment')
    .select(['status', 'method', 'failure_reason'])
    .where('company_id', '=', order.company_id)
    .where('transaction', '=', order.id)
    .orderBy('id')
    .execute();
  const waiting = attempts.findLast(({ status }) => status === 'created' || status === 'authorized');
  const last = waiting ?? attempts.at(-1);
  const status = waiting ? 'Pending' : last?.status === 'failed' ? 'Failed' : last ? 'Refunded' : order.status;
  const failure_reason = status === 'Failed' ? (last?.failure_reason ?? '') : '';
  const method = last?.method ?? null;
  if (status === order.status && failure_reason === order.failure_reason && method === order.method) return;
  await updateOrder(db, order).set({ status, failure_reason, method }).execute();
};

/** The same for payments that were asked for, each in a transaction of its own. */
export const settlePayments = async (services: Services, payments: readonly GatewayPayment[]): Promise<void> => {
  for (const payment of payments) await inPlatform(services, (db) => settlePayment(db, payment, services));
};

/** Turns an order on for which nothing is left to pay. */
export const settleFree = (services: Services, { id }: { readonly id: number }): Promise<void> =>
  inPlatform(services, async (db) => {
    const order = await lockOrder(db, { id });
    if (!order || order.paid_at || order.total !== 0) return;
    const extended = await turnOn(db, order, null, services);
    if ('held' in extended)
      await hold(db, order, extended.held, { key: `order ${order.id} held`, amount: 0, method: 'Credit' });
  });
