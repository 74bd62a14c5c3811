import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import { daysLate } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import { aboutColumn, dealColumn } from './about.ts';
import type { Desk } from './held.ts';

const payer: RawBuilder<CommissionRow['payer']> = sql`(select json_build_object('id', c.id, 'name', c.name,
  'mobile_number_1', c.mobile_number_1, 'email', c.email, 'pan', c.pan, 'gstin', c.gstin, 'company_name', c.company_name)
  from contact c where c.company_id = m.company_id and c.id = m.payer)`;
const loan: RawBuilder<CommissionRow['loan']> = sql`case when l.id is null then null
  else json_build_object('id', l.id, 'loan_code', l.loan_code, 'applicant', (select c.name from contact c
    where c.company_id = l.company_id and c.id = l.applicant)) end`;
const invoiceNo: RawBuilder<string | null> = sql`(select i.no from invoice i
  where i.company_id = m.company_id and i.commission = m.id and i.kind = 'Invoice' order by i.id desc limit 1)`;

const plain = [
  ...([
    'm.id',
    'm.payer_side',
    'm.basis',
    'm.rate',
    'm.slab',
    'm.base_amount',
    'm.base_is_own',
    'm.base_note',
  ] as const),
  ...(['m.gross_amount', 'm.discount', 'm.gst_treatment', 'm.gst_rate', 'm.place_of_supply', 'm.sac'] as const),
  ...(['m.taxable', 'm.cgst', 'm.sgst', 'm.igst', 'm.rounding', 'm.invoice_total', 'm.deducts_tds'] as const),
  ...(['m.tds_section', 'm.tds_percent', 'm.tds_expected', 'm.net_expected', 'm.amount_received'] as const),
  ...(['m.tds_received', 'm.balance', 'm.due_date', 'm.status', 'm.dispute_note', 'm.written_off_reason'] as const),
  ...(['m.terms_method', 'm.terms_at', 'm.comment', 'm.created_by', 'm.created_date', 'm.last_updated'] as const),
] as const;

/** The company's commissions that are not deleted, as `m`, each with its deal `d` or its loan `l`. */
export const commissionRows = ({ db, actor }: Pick<Desk, 'actor' | 'db'>) =>
  db
    .selectFrom('commission as m')
    .leftJoin('deal as d', (join) => join.onRef('d.company_id', '=', 'm.company_id').onRef('d.id', '=', 'm.deal'))
    .leftJoin('loan as l', (join) => join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.loan'))
    .where('m.company_id', '=', actor.companyId)
    .where('m.is_deleted', '=', false)
    .select(plain)
    .select([
      payer.as('payer'),
      dealColumn.as('deal'),
      loan.as('loan'),
      aboutColumn.as('about'),
      invoiceNo.as('invoice_no'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof commissionRows>['executeTakeFirstOrThrow']>>;

export const showCommission = (row: Row, { services }: Pick<Desk, 'services'>): CommissionRow => {
  const tdsOpen = Math.max(0, row.tds_expected - row.tds_received);
  return {
    ...(row as unknown as CommissionRow),
    days_late: daysLate({ due_date: row.due_date, balance: row.balance }, dayInIndia(services.now())),
    to_receive: Math.max(0, Math.round((row.balance - tdsOpen) * 100) / 100),
  };
};
