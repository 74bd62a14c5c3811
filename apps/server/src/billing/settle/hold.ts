import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { type HeldReason, heldTexts } from '@angan/contract/billing/held.ts';
import { type Paise, toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { type LockedOrder, updateOrder } from '../lock-order.ts';
import { nameOfOffice, tellAdmins } from '../tell.ts';

/** Holds an order whose money turns nothing on, for somebody of the platform to look at; every Admin hears of it. */
export const hold = async (
  db: Kysely<DB>,
  order: LockedOrder,
  reason: HeldReason,
  { key, amount, method }: { readonly key: string; readonly amount: Paise; readonly method: string | null },
): Promise<void> => {
  await updateOrder(db, order).set({ held_reason: reason, status: 'Pending', method }).execute();
  const office = await nameOfOffice(db, order.company_id);
  const sentence = alertSentences.of.paymentHeld({
    ...{ office, amount: toRupees(amount), order: order.order_no, reason: heldTexts[reason] },
  });
  await tellAdmins(db, { key, sentence });
};
