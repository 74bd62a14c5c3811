import type { Buyer } from '@angan/contract/billing/orders.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { invoiceNumber, seriesOf } from '@angan/domain/taxes/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { nextSerial } from '../../core/next-serial.ts';
import type { LockedOrder } from '../lock-order.ts';
import { mailPaper } from '../tasks.ts';
import type { BillingContent } from './paper-content.ts';

export interface PaperContext {
  readonly supplier: BillingContent['supplier'] & { readonly sac: string; readonly prefix: string };
  readonly now: () => Date;
}

interface Bought {
  readonly started_on: string;
  readonly ends_on: string;
  readonly paymentRef: string;
}

/** Writes the invoice of a paid order with the next number of its year, and has it mailed. */
export const issueInvoice = async (
  db: Kysely<DB>,
  { supplier, now }: PaperContext,
  order: LockedOrder,
  { started_on, ends_on, paymentRef }: Bought,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from company where is_platform`.execute(db);
  // Numbers rise with their days, so the day is read once nobody else is about to take one.
  await sql`select pg_advisory_xact_lock(hashtextextended('angan platform invoice', 0))`.execute(db);
  const date = dayInIndia(now());
  const serial = await nextSerial(db, rows[0]!.id, `paper ${seriesOf(supplier.prefix, 'Invoice', date)}`);
  const { sac, prefix, ...seller } = supplier;
  const users = order.purpose === 'Add users';
  const content: BillingContent = {
    supplier: seller,
    buyer: order.buyer as unknown as Buyer,
    what: users
      ? `${order.plan_name} plan, ${order.users_added} more users, ${formatDate(started_on)}-${formatDate(ends_on)}`
      : `${order.plan_name} plan, ${order.duration_months} months, ${order.users} users, ${formatDate(started_on)}-${formatDate(ends_on)}`,
    sac,
    qty: users ? order.users_added : 1,
    price: order.price,
    discount: order.discount,
    credit: order.credit,
    order_no: order.order_no,
    payment_ref: paymentRef,
  };
  const { taxable, cgst, sgst, igst, rounding, total, gst_rate } = order;
  const made = await db
    .insertInto('platform_invoice')
    .values({
      company_id: order.company_id,
      transaction: order.id,
      kind: 'Invoice',
      no: invoiceNumber(prefix, 'Invoice', date, serial),
      date,
      ...{ taxable, cgst, sgst, igst, rounding, total, gst_rate },
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, mailPaper, { invoice: made.id }, { key: `paper ${made.id}` });
};
