import { type RefundCause, statusAfterRefund, takesBackInvoice } from '@angan/domain/billing/index.ts';
import { sumOf } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { type LockedOrder, updateOrder } from '../lock-order.ts';

/** Says of an order how it stands by the money that went back, or is asked back; of what paid twice it hears nothing. */
export const restateOrder = async (db: Kysely<DB>, order: LockedOrder): Promise<void> => {
  const { company_id, id, paid_at, total } = order;
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'cause', 'status'])
    .where('company_id', '=', company_id)
    .where('transaction', '=', id)
    .execute();
  const own = refunds.filter(({ cause }) => (paid_at ? takesBackInvoice(cause as RefundCause) : cause === 'Held'));
  const back = sumOf(own.filter(({ status }) => status === 'Done').map(({ amount }) => amount));
  const held = await db
    .selectFrom('payment')
    .select('id')
    .where('company_id', '=', company_id)
    .where('transaction', '=', id)
    .where('outcome', '=', 'held')
    .executeTakeFirst();
  const isAsked = own.some(({ status }) => status === 'Requested');
  const unpaid = held || back === 0 ? 'Pending' : 'Refunded';
  const status = isAsked ? 'Refund Requested' : paid_at ? statusAfterRefund(total, back) : unpaid;
  await updateOrder(db, order)
    .set({ status, ...(!held && { held_reason: null }) })
    .execute();
};
