import { dayInIndia } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForPlatform } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { GatewayPayment } from '../gateway/index.ts';
import { issueInvoice } from '../papers/index.ts';
import { refundPayment } from '../tasks.ts';
import { extend } from './extend.ts';
import { type LockedOrder, lockOrder, updateOrder } from '../lock-order.ts';
import { notePayment, type PaymentRow, setOutcome } from './note-payment.ts';

type Around = Pick<Services, 'settings' | 'now'>;

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
  else if (!order.paid_at && !order.held_reason) await followAttempts(db, order);
  return true;
};

const takeMoney = async (db: Kysely<DB>, order: LockedOrder, row: PaymentRow, around: Around): Promise<void> => {
  if (order.paid_at) {
    await setOutcome(db, row, 'second');
    await enqueue(db, refundPayment, { payment: row.id }, { key: `refund ${row.id}` });
    return;
  }
  const wrong = row.amount !== order.total ? 'amount' : row.currency !== 'INR' ? 'currency' : undefined;
  const held = wrong ?? (await turnOn(db, order, row, around));
  await setOutcome(db, row, held ? 'held' : 'paid');
  if (held) await updateOrder(db, order).set({ held_reason: held, status: 'Pending', method: row.method }).execute();
};

/** The transition to paid. Answers why it cannot be made. */
const turnOn = async (
  db: Kysely<DB>,
  order: LockedOrder,
  paid: Pick<PaymentRow, 'gateway_payment_id' | 'method'> | undefined,
  around: Around,
): Promise<'credit' | 'no_term' | undefined> => {
  const now = around.now();
  const extended = await extend(db, order, dayInIndia(now));
  if ('held' in extended) return extended.held;
  await updateOrder(db, order)
    .set({
      status: 'Paid',
      held_reason: null,
      failure_reason: '',
      method: paid?.method ?? 'Credit',
      gateway_payment_id: paid?.gateway_payment_id ?? null,
      paid_at: now.toISOString(),
      subscription: extended.subscription,
    })
    .execute();
  if (order.total > 0)
    await issueInvoice(db, { ...around, supplier: around.settings.supplier }, order, {
      ...extended,
      paymentRef: paid?.gateway_payment_id ?? '',
    });
  return undefined;
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
    const held = await turnOn(db, order, undefined, services);
    if (held) await updateOrder(db, order).set({ held_reason: held }).execute();
  });

export const inPlatform = <T>({ platformPool }: Services, work: (db: Kysely<DB>) => Promise<T>): Promise<T> =>
  inTransaction(platformPool, openingForPlatform('payments'), (client) => work(onConnection(client)));
