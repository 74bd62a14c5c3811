import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { type RefundCause, takesBackInvoice } from '@angan/domain/billing/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sumOf, toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { LockedOrder } from '../lock-order.ts';
import { issueCreditNote } from '../papers/index.ts';
import { tellOwner } from '../tell.ts';
import { endTerm, lowerPaid } from './end-term.ts';
import { mailReturned } from './mail-returned.ts';
import type { RefundRow } from './request-refund.ts';
import { restateOrder } from './restate-order.ts';

/**
 * Money has gone back: what it paid for is taken back with it, on paper too, and the Owner hears of it. `db` is a
 * transaction of the platform that holds the order.
 */
export const completeRefund = async (
  db: Kysely<DB>,
  around: Pick<Services, 'settings' | 'now'>,
  order: LockedOrder,
  refund: RefundRow,
  gatewayRefund: string | null,
): Promise<void> => {
  const { company_id } = order;
  const { amount, cause } = refund;
  const now = around.now();
  const note =
    takesBackInvoice(cause as RefundCause) &&
    (await issueCreditNote(db, { ...around, supplier: around.settings.supplier }, order, {
      amount,
      paymentRef: gatewayRefund ?? refund.reference,
    }));
  await db
    .updateTable('refund')
    .set({
      status: 'Done',
      gateway_refund_id: gatewayRefund,
      done_at: now.toISOString(),
      credit_note: note ? note.id : null,
    })
    .where('company_id', '=', company_id)
    .where('id', '=', refund.id)
    .execute();
  const back = await backOf(db, order);
  await notePaymentBack(db, refund, gatewayRefund);
  if (note) await lowerPaid(db, order, note.amounts.taxable);
  if (refund.term === 'Ends today') await endTerm(db, order, dayInIndia(now), back >= order.total ? order.credit : 0);
  await restateOrder(db, order);
  const sentence = alertSentences.of.paymentReturned({ amount: toRupees(amount), order: order.order_no });
  await tellOwner(db, { key: `refund ${refund.id}`, sentence });
  // With a credit note goes a mail of its own.
  if (!note) await mailReturned(db, around, order, refund);
};

/** How much of what paid for the order is back. */
const backOf = async (db: Kysely<DB>, { company_id, id }: LockedOrder): Promise<number> => {
  const done = await db
    .selectFrom('refund')
    .select(['amount', 'cause'])
    .where('company_id', '=', company_id)
    .where('transaction', '=', id)
    .where('status', '=', 'Done')
    .execute();
  return sumOf(done.filter(({ cause }) => takesBackInvoice(cause as RefundCause)).map(({ amount }) => amount));
};

const notePaymentBack = async (db: Kysely<DB>, { company_id, payment, cause }: RefundRow, refund_id: string | null) => {
  const done = await db
    .selectFrom('refund')
    .select('amount')
    .where('company_id', '=', company_id)
    .where('payment', '=', payment)
    .where('status', '=', 'Done')
    .execute();
  await db
    .updateTable('payment')
    .set(({ fn, val }) => ({
      refunded: fn<number>('greatest', ['refunded', val(sumOf(done.map(({ amount }) => amount)))]),
      ...(refund_id && { refund_id }),
      ...(cause === 'Held' && { outcome: 'returned' }),
    }))
    .where('company_id', '=', company_id)
    .where('id', '=', payment)
    .execute();
};
