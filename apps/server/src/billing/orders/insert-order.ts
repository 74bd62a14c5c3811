import type { Buyer } from '@angan/contract/billing/orders.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { nextSerial } from '../../core/next-serial.ts';
import type { Priced } from './price.ts';

/** What an order comes to and to whom its invoice goes, as columns. */
export const sumsOf = (priced: Priced, buyer: Buyer) => ({
  price: priced.price,
  discount: priced.discount,
  credit: priced.credit,
  taxable: priced.taxable,
  gst_rate: priced.gst_rate,
  cgst: priced.cgst,
  sgst: priced.sgst,
  igst: priced.igst,
  rounding: priced.rounding,
  total: priced.total,
  buyer: JSON.stringify(buyer),
});

interface Given {
  readonly companyId: number;
  readonly priced: Priced;
  readonly sums: ReturnType<typeof sumsOf>;
  readonly gateway?: 'Offline';
  readonly now: Date;
  readonly expires: Date;
}

/** Writes an order under the office's next number. The caller holds the office. */
export const insertOrder = async (db: Kysely<DB>, { companyId, priced, sums, gateway, now, expires }: Given) => {
  const year = yearInIndia(now);
  const value = await nextSerial(db, companyId, `order ${year}`);
  return db
    .insertInto('transaction')
    .values({
      ...sums,
      company_id: companyId,
      order_no: `ORD-${year}-${String(value).padStart(6, '0')}`,
      ...(gateway && { gateway }),
      purpose: priced.purpose,
      plan: priced.plan.id,
      duration_months: priced.duration_months,
      users: priced.users,
      users_added: priced.users_added,
      shares: JSON.stringify(priced.shares),
      coupon: priced.coupon,
      priced_on: priced.priced_on,
      expires_at: expires.toISOString(),
    })
    .returning(['id', 'company_id', 'order_no', 'gateway_order_id', 'total'])
    .executeTakeFirstOrThrow();
};
