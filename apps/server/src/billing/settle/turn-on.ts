import { dayInIndia } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { type LockedOrder, updateOrder } from '../lock-order.ts';
import { issueInvoice } from '../papers/index.ts';
import { type Extended, extend } from './extend.ts';

export type Around = Pick<Services, 'settings' | 'now'>;

/** By what an order was paid; null: by credit alone. */
export interface PaidBy {
  /** The gateway's id, which an order has once; null of money that came past it. */
  readonly gateway_payment_id: string | null;
  readonly method: string | null;
  /** What the invoice names. */
  readonly paymentRef: string;
  /** Where that is not now. */
  readonly paid_at?: string;
}

/** The transition to paid: the term, the invoice and its mail with it. Answers the term, or why it cannot be made. */
export const turnOn = async (
  db: Kysely<DB>,
  order: LockedOrder,
  paid: PaidBy | null,
  around: Around,
): Promise<Extended> => {
  const now = around.now();
  const extended = await extend(db, order, dayInIndia(now));
  if ('held' in extended) return extended;
  await updateOrder(db, order)
    .set({
      status: 'Paid',
      held_reason: null,
      failure_reason: '',
      method: paid ? paid.method : 'Credit',
      gateway_payment_id: paid?.gateway_payment_id ?? null,
      paid_at: paid?.paid_at ?? now.toISOString(),
      subscription: extended.subscription,
    })
    .execute();
  if (order.total > 0)
    await issueInvoice(db, { ...around, supplier: around.settings.supplier }, order, {
      ...extended,
      paymentRef: paid?.paymentRef ?? '',
    });
  return extended;
};
