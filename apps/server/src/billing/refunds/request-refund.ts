import type { RefundCause, TermAfterRefund } from '@angan/domain/billing/index.ts';
import type { Paise } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { LockedOrder } from '../lock-order.ts';
import { giveBack } from '../tasks.ts';

export interface WantedRefund {
  readonly payment: number;
  readonly amount: Paise;
  readonly cause: RefundCause;
  readonly reason?: string;
  /** By which the bank knows money that was given back past the gateway. */
  readonly reference?: string;
  readonly term?: TermAfterRefund;
}

/** Writes down that money goes back, before anybody is asked for it. The caller holds the order. Answers the row. */
export const insertRefund = (db: Kysely<DB>, order: LockedOrder, { payment, amount, cause, ...more }: WantedRefund) =>
  db
    .insertInto('refund')
    .values({ company_id: order.company_id, transaction: order.id, payment, amount, cause, ...more })
    .returningAll()
    .executeTakeFirstOrThrow();
export type RefundRow = Awaited<ReturnType<typeof insertRefund>>;

/** The same for what goes by the gateway: a job asks it, which may be tried again. */
export const requestRefund = async (db: Kysely<DB>, order: LockedOrder, wanted: WantedRefund): Promise<RefundRow> => {
  const row = await insertRefund(db, order, wanted);
  await enqueue(db, giveBack, { refund: row.id }, { key: `refund ${row.id}` });
  return row;
};
