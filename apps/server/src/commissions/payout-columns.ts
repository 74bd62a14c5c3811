import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isDue } from './list-commissions.ts';

/** Of a commission `m`, what is still to come without GST, as the desk counts it. */
export const duePart = sql<number>`case when ${isDue} and m.invoice_total > 0 then round(m.balance * m.taxable / m.invoice_total, 2) else 0 end`;

/** Of one that is written off, what came of it; of any other, what is not due. */
const receivedPart = sql<number>`case when m.status <> 'Written Off' then m.taxable - ${duePart}
  when m.invoice_total > 0 then round(least(m.invoice_total, m.amount_received + m.tds_received) * m.taxable / m.invoice_total, 2) else 0 end`;

const ofLoan = sql`m.company_id = l.company_id and m.loan = l.id and not m.is_deleted and m.status <> 'Cancelled'`;

/** What the commissions of a loan come to, in rupees without GST. */
export interface PayoutOfLoan {
  readonly due: number;
  readonly received: number;
  /** YYYY-MM-DD of the last receipt. */
  readonly received_on: string | null;
  /** Nothing is open any more, and something came. */
  readonly is_received: boolean;
}

/** The payout of a loan `l`; null as long as it has none. */
export const payoutColumn: RawBuilder<PayoutOfLoan | null> = sql`(select json_build_object('due', sum(${duePart}),
    'received', sum(${receivedPart}), 'received_on', (select max(r.date) from commission_receipt r
      where r.company_id = l.company_id and not r.is_deleted and r.commission in (select m.id from commission m where ${ofLoan})),
    'is_received', bool_and(m.status in ('Received', 'Written Off')) and sum(${receivedPart}) > 0)
  from commission m where ${ofLoan} having count(*) > 0)`;

/** A condition on a loan `l`: its lender owes something. */
export const hasPayoutDue = sql<SqlBool>`exists (select from commission m where ${ofLoan} and ${isDue})`;
