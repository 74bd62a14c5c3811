import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { GatewayPayment } from '../gateway/index.ts';
import type { LockedOrder } from '../lock-order.ts';

/** Later in a payment's life has a higher number: what is told late changes nothing. */
const order = { created: 0, authorized: 1, failed: 2, captured: 3, refunded: 4 } as const;

const methods: Readonly<Record<string, string>> = { upi: 'UPI', card: 'Card', netbanking: 'Netbanking' };
export const methodOf = (method: string): string | null => (method ? (methods[method] ?? 'Other') : null);

/** Keeps what the gateway told of an attempt, unless it is known to be further. Answers the row. */
export const notePayment = async (
  db: Kysely<DB>,
  { company_id, id: transaction }: LockedOrder,
  payment: GatewayPayment,
) => {
  const told = {
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    method: methodOf(payment.method),
    failure_reason: payment.failure_reason,
    refunded: payment.amount_refunded,
  };
  const before = await db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('gateway_payment_id', '=', payment.id)
    .executeTakeFirst();
  if (!before)
    return db
      .insertInto('payment')
      .values({ ...told, company_id, transaction, gateway_payment_id: payment.id })
      .returningAll()
      .executeTakeFirstOrThrow();
  const isFurther = order[payment.status] > order[before.status as keyof typeof order];
  if (!isFurther && payment.amount_refunded <= before.refunded) return before;
  return db
    .updateTable('payment')
    .set(isFurther ? told : { refunded: payment.amount_refunded })
    .where('company_id', '=', company_id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
export type PaymentRow = Awaited<ReturnType<typeof notePayment>>;

export const setOutcome = (db: Kysely<DB>, { company_id, id }: PaymentRow, outcome: 'paid' | 'held' | 'second') =>
  db.updateTable('payment').set({ outcome }).where('company_id', '=', company_id).where('id', '=', id).execute();
