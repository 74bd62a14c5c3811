import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { sumOf, toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { LockedOrder } from '../lock-order.ts';
import { nameOfOffice, tellAdmins } from '../tell.ts';
import { completeRefund } from './complete-refund.ts';
import { insertRefund } from './request-refund.ts';

interface Payment {
  readonly id: number;
  readonly outcome: string | null;
  /** Paise that the gateway says went back. */
  readonly refunded: number;
}

/** Takes in what the gateway gave back without our asking: somebody of the platform did it on the gateway's own pages. */
export const noteReturned = async (
  db: Kysely<DB>,
  around: Pick<Services, 'settings' | 'now'>,
  order: LockedOrder,
  { id, outcome, refunded }: Payment,
): Promise<void> => {
  if (refunded === 0 || (outcome !== 'paid' && outcome !== 'held')) return;
  const ours = await db
    .selectFrom('refund')
    .select('amount')
    .where('company_id', '=', order.company_id)
    .where('payment', '=', id)
    .where('status', '<>', 'Failed')
    .execute();
  const amount = refunded - sumOf(ours.map((one) => one.amount));
  if (amount <= 0) return;
  const cause = outcome === 'held' ? 'Held' : 'At the gateway';
  const row = await insertRefund(db, order, { payment: id, amount, cause });
  await completeRefund(db, around, order, row, null);
  const office = await nameOfOffice(db, order.company_id);
  const sentence = alertSentences.of.refundedAtGateway({
    ...{ office, order: order.order_no, amount: toRupees(amount) },
  });
  await tellAdmins(db, { key: `refund ${row.id}`, sentence });
};
