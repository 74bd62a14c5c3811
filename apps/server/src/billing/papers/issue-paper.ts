import type { Buyer } from '@angan/contract/billing/orders.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { invoiceNumber, seriesOf, type TaxedAmounts } from '@angan/domain/taxes/index.ts';
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

/** What a paper says of itself; the rest of it follows from its order. */
type Said = Pick<BillingContent, 'what' | 'qty' | 'price' | 'discount' | 'credit' | 'payment_ref'> &
  Pick<Partial<BillingContent>, 'ref' | 'lowers_gst'>;

interface Paper {
  readonly kind: 'Invoice' | 'Credit note';
  readonly amounts: TaxedAmounts;
  /** The invoice that a credit note takes back. */
  readonly ref?: number;
  readonly content: (day: string) => Said;
}

/** Writes a paper of an order with the next number of its kind's series and year, and has it mailed. Answers its id. */
export const issuePaper = async (
  db: Kysely<DB>,
  { supplier, now }: PaperContext,
  order: LockedOrder,
  { kind, amounts, ref, content }: Paper,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from company where is_platform`.execute(db);
  // Numbers rise with their days, so the day is read once nobody else is about to take one.
  await sql`select pg_advisory_xact_lock(hashtextextended('angan platform invoice', 0))`.execute(db);
  const date = dayInIndia(now());
  const { sac, prefix, ...seller } = supplier;
  const serial = await nextSerial(db, rows[0]!.id, `paper ${seriesOf(prefix, kind, date)}`);
  const { taxable, cgst, sgst, igst, rounding, total } = amounts;
  const whole: BillingContent = {
    ...content(date),
    supplier: seller,
    buyer: order.buyer as unknown as Buyer,
    sac,
    order_no: order.order_no,
  };
  const { id } = await db
    .insertInto('platform_invoice')
    .values({
      company_id: order.company_id,
      transaction: order.id,
      kind,
      ref: ref ?? null,
      no: invoiceNumber(prefix, kind, date, serial),
      date,
      ...{ taxable, cgst, sgst, igst, rounding, total, gst_rate: order.gst_rate },
      content: JSON.stringify(whole),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, mailPaper, { invoice: id }, { key: `paper ${id}` });
  return id;
};
