import type { Buyer } from '@angan/contract/billing/orders.ts';
import type { DeskOrder, DeskPayment, DeskRefund } from '@angan/contract/platform/transactions.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Paise, sumOf, toRupees } from '@angan/domain/paise.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';
import { readTransaction } from './list-transactions.ts';

/** An order with all that was tried, written and given back on it. */
export const showOrder = async (context: Context, id: number): Promise<DeskOrder> => {
  const { db, services } = context;
  const row = await readTransaction(context, id);
  if (!row) throw notFound();
  const order = await db
    .selectFrom('transaction as t')
    .leftJoin('coupon as k', 'k.id', 't.coupon')
    .leftJoin('subscription as s', (join) =>
      join.onRef('s.company_id', '=', 't.company_id').onRef('s.id', '=', 't.subscription'),
    )
    .select([
      't.company_id',
      't.price',
      't.discount',
      't.credit',
      't.taxable',
      't.gst_rate',
      't.cgst',
      't.sgst',
      't.igst',
    ])
    .select([
      't.rounding',
      't.total',
      't.buyer',
      't.gateway_order_id',
      't.failure_reason',
      't.accepted_reason',
      't.paid_at',
    ])
    .select(['k.code as coupon', 's.started_on', 's.ends_on', 's.users_allowed', 's.replaced_at'])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();
  const payments = await readPayments(db, order.company_id, id);
  const refunds = await readRefunds(db, order.company_id, id);
  const today = dayInIndia(services.now());
  return {
    ...row,
    price: toRupees(order.price),
    discount: toRupees(order.discount),
    credit: toRupees(order.credit),
    taxable: toRupees(order.taxable),
    gst_rate: order.gst_rate,
    cgst: toRupees(order.cgst),
    sgst: toRupees(order.sgst),
    igst: toRupees(order.igst),
    rounding: toRupees(order.rounding),
    buyer: order.buyer as unknown as Buyer,
    coupon: order.coupon,
    gateway_order_id: order.gateway_order_id,
    failure_reason: order.failure_reason,
    accepted_reason: order.accepted_reason,
    term:
      order.started_on === null || order.users_allowed === null
        ? null
        : {
            started_on: order.started_on,
            ends_on: order.ends_on,
            users_allowed: order.users_allowed,
            is_over: order.replaced_at !== null || (order.ends_on !== null && order.ends_on < today),
          },
    payments,
    papers: await readPapers(db, order.company_id, id),
    refunds,
    refundable: order.paid_at ? toRupees(refundableOf(order.total, refunds)) : 0,
  };
};

/** What of a paid order is neither back nor on its way. */
export const refundableOf = (
  total: Paise,
  refunds: readonly { readonly amount: number; readonly cause: string; readonly status: string }[],
): Paise => {
  const own = refunds.filter(
    ({ cause, status }) => (cause === 'Asked' || cause === 'At the gateway') && status !== 'Failed',
  );
  return Math.max(0, total - sumOf(own.map(({ amount }) => Math.round(amount * 100))));
};

const readPayments = async (db: Kysely<DB>, company: number, order: number): Promise<DeskPayment[]> => {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'gateway_payment_id', 'reference', 'status', 'amount', 'currency', 'method', 'failure_reason'])
    .select(['outcome', 'refunded', 'created_date'])
    .where('company_id', '=', company)
    .where('transaction', '=', order)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    ...row,
    amount: toRupees(row.amount),
    refunded: toRupees(row.refunded),
  })) as DeskPayment[];
};

const readRefunds = async (db: Kysely<DB>, company: number, order: number): Promise<DeskRefund[]> => {
  const rows = await db
    .selectFrom('refund as r')
    .leftJoin('app_user as u', 'u.id', 'r.created_by')
    .select(['r.id', 'r.payment', 'r.amount', 'r.cause', 'r.reason', 'r.reference', 'r.term', 'r.status'])
    .select(['r.gateway_refund_id', 'r.failure', 'r.done_at', 'r.created_date'])
    .select(sql<string>`coalesce(trim(u.first_name || ' ' || u.last_name), '')`.as('by'))
    .where('r.company_id', '=', company)
    .where('r.transaction', '=', order)
    .orderBy('r.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, amount: toRupees(row.amount) })) as DeskRefund[];
};

const readPapers = async (db: Kysely<DB>, company: number, order: number): Promise<DeskOrder['papers']> => {
  const rows = await db
    .selectFrom('platform_invoice as i')
    .innerJoin('transaction as t', (join) =>
      join.onRef('t.company_id', '=', 'i.company_id').onRef('t.id', '=', 'i.transaction'),
    )
    .select(['i.id', 'i.kind', 'i.no', 'i.date', 'i.total', 't.order_no'])
    .where('i.company_id', '=', company)
    .where('i.transaction', '=', order)
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({ ...row, total: toRupees(row.total) })) as DeskOrder['papers'];
};
