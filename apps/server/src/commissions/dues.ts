import type { CommissionDues } from '@angan/contract/commissions/commissions.ts';
import { ageingBuckets, ageingOf } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { isDue } from './list-commissions.ts';

/** What is due by age, and what waits to be done. */
export const readDues = async (context: Context): Promise<CommissionDues> => {
  const { actor, db, services } = context;
  const rows = await db
    .selectFrom('commission as m')
    .select(['m.due_date', 'm.balance', 'm.taxable', 'm.invoice_total'])
    .where('m.company_id', '=', actor.companyId)
    .where('m.is_deleted', '=', false)
    .where(isDue)
    .execute();
  const today = dayInIndia(services.now());
  const ages = ageingOf(
    rows.map(({ due_date, balance }) => ({ due_date, balance: toPaise(balance) })),
    today,
  );
  const { rows: waiting } = await sql<{ splits: number; certificates: number }>`select
      (select count(*) from commission_split s join commission m on m.company_id = s.company_id and m.id = s.commission
        where s.company_id = ${actor.companyId} and s.status = 'Due' and not m.is_deleted and m.status not in ('Cancelled', 'Written Off')) as splits,
      (select count(*) from commission_receipt r
        where r.company_id = ${actor.companyId} and r.tds_amount > 0 and not r.certificate_received and not r.is_deleted) as certificates`.execute(
    db,
  );
  return {
    ages: ageingBuckets.map((age) => {
      const own = ages.find(({ bucket }) => bucket === age);
      return { age, count: own?.count ?? 0, balance: toRupees(own?.balance ?? 0) };
    }),
    balance: toRupees(sumOf(rows.map(({ balance }) => toPaise(balance)))),
    // The part of each balance that is brokerage, as the whole is of its total.
    without_gst: toRupees(
      sumOf(
        rows.map(({ balance, taxable, invoice_total }) =>
          invoice_total > 0 ? Math.round((toPaise(balance) * toPaise(taxable)) / toPaise(invoice_total)) : 0,
        ),
      ),
    ),
    count: rows.length,
    splits_due: waiting[0]!.splits,
    certificates_pending: waiting[0]!.certificates,
  };
};
