import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { billingTexts } from '@angan/contract/billing/texts.ts';
import { availableCredit, carriedCredit, partOfDocument, purposeOf } from '@angan/domain/billing/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { conflict } from '../../core/errors.ts';
import { type LockedOrder, updateOrder } from '../lock-order.ts';
import { requestRefund } from '../refunds/index.ts';
import { tellOwner } from '../tell.ts';
import { readTerms } from '../terms.ts';
import { readHeld } from './held-payments.ts';
import { type PaymentRow, setOutcome } from './note-payment.ts';
import { type Around, turnOn } from './turn-on.ts';

/**
 * Takes money that was held for its order: what it is short of is waived as a discount, and what it is over goes back; so
 * is credit that has gone into something else meanwhile. The invoice says what came. `db` is a transaction that holds
 * the order. Refused where the order is paid, or nothing runs to which users could be added.
 */
export const acceptHeld = async (db: Kysely<DB>, order: LockedOrder, around: Around, reason: string): Promise<void> => {
  if (order.paid_at) throw conflict(billingTexts.paidMeanwhile);
  if (!order.held_reason) throw conflict(billingTexts.notHeld);
  const [payment] = await readHeld(db, order);
  if (order.total > 0 && !payment) throw conflict(billingTexts.notHeld);
  const lowered = lessReceived(await lessCredit(db, order), payment);
  const { price: _, ...sums } = lowered;
  await updateOrder(db, order)
    .set({ ...sums, accepted_reason: reason })
    .execute();
  const accepted = { ...order, ...lowered };
  const paid = payment ? { ...payment, paymentRef: payment.gateway_payment_id } : null;
  const extended = await turnOn(db, accepted, paid, around);
  if ('held' in extended) throw conflict(billingTexts.nothingToAddTo);
  if (payment) {
    await setOutcome(db, payment, 'paid');
    const amount = payment.amount - accepted.total;
    if (payment.currency === 'INR' && amount > 0)
      await requestRefund(db, order, { payment: payment.id, amount, cause: 'Surplus' });
  }
  const sentence = alertSentences.of.paymentAccepted({
    ...{ order: order.order_no, plan: order.plan_name, day: extended.ends_on },
  });
  await tellOwner(db, { key: `order ${order.id} accepted`, sentence });
};

type Sums = Pick<
  LockedOrder,
  'price' | 'discount' | 'credit' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'rounding' | 'total'
>;

/** Credit that the order counted on and that is no more there is given all the same. */
const lessCredit = async (db: Kysely<DB>, order: LockedOrder): Promise<Sums> => {
  const { price, discount, credit, taxable, cgst, sgst, igst, rounding, total, priced_on } = order;
  const terms = await readTerms(db, order.company_id);
  const there =
    order.purpose === 'Add users'
      ? carriedCredit(terms)
      : availableCredit(terms, purposeOf(terms, order, priced_on), priced_on);
  const missing = Math.max(0, credit - there);
  return {
    ...{ price, taxable, cgst, sgst, igst, rounding, total },
    discount: discount + missing,
    credit: credit - missing,
  };
};

/** Money that is short of an order lowers it to what came; of another currency the order's own sums stand. */
export const lessReceived = (sums: Sums, payment: Pick<PaymentRow, 'amount' | 'currency'> | undefined): Sums => {
  if (payment?.currency !== 'INR' || payment.amount >= sums.total) return sums;
  const part = partOfDocument(sums, payment.amount);
  return { ...sums, ...part, discount: sums.price - sums.credit - part.taxable };
};
