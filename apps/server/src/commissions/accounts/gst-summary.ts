import type { accountCalls } from '@angan/contract/commissions/accounts.ts';
import type { Returned } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import { financialYearOf, gstRegistrationOf } from '@angan/domain/taxes/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { readLawTables } from '../../law/index.ts';
import { readOffice } from '../facts.ts';
import type { PaperContent } from '../paper-content.ts';
import { gstRowsOf } from './gst-rows.ts';
import { type ReadPaper, readPapers } from './read-papers.ts';

const fields = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** GST by month with its rows; and of an office without a number, how near the turnover is from which it needs one. */
export const gstSummary = async (
  context: Context,
  from: string,
  to: string,
): Promise<Returned<typeof accountCalls.gst>> => {
  const papers = await readPapers(context, from, to);
  const rows = gstRowsOf(papers, await usedBy(context, papers));
  const months = [...Map.groupBy(rows, ({ month }) => month)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({
      month,
      invoices: own.filter(({ table }) => table === 'B2B' || table === 'B2CS').length,
      ...(Object.fromEntries(
        fields.map((name) => [name, toRupees(sumOf(own.map((row) => toPaise(row[name]))))]),
      ) as Record<(typeof fields)[number], number>),
    }));
  return { months, rows, registration: await registrationOf(context) };
};

/** The vouchers that these invoices used, which may be of an earlier month. */
const usedBy = async ({ actor, db }: Context, papers: readonly ReadPaper[]): Promise<Map<number, ReadPaper>> => {
  const ids = papers.flatMap(({ uses }) => uses);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice as i')
    .selectAll('i')
    .where('i.company_id', '=', actor.companyId)
    .where('i.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, ref_no: null, ref_date: null, content: row.content as unknown as PaperContent },
    ]),
  );
};

const registrationOf = async (context: Context): Promise<Returned<typeof accountCalls.gst>['registration']> => {
  const { actor, db, services } = context;
  const office = await readOffice(context);
  if (office.gstin || !office.state_code) return null;
  const today = dayInIndia(services.now());
  const { from, to } = financialYearOf(today);
  const made = await db
    .selectFrom('commission')
    .select([
      'taxable',
      sql<string>`coalesce(due_date, (created_date at time zone 'Asia/Kolkata')::date)::text`.as('day'),
    ])
    .where('company_id', '=', actor.companyId)
    .where('is_deleted', '=', false)
    .where('status', 'not in', ['Expected', 'Cancelled'])
    .where(sql<string>`coalesce(due_date, (created_date at time zone 'Asia/Kolkata')::date)`, '>=', from)
    .where(sql<string>`coalesce(due_date, (created_date at time zone 'Asia/Kolkata')::date)`, '<=', to)
    .execute();
  const found = gstRegistrationOf(
    made.map(({ taxable, day }) => ({ day, taxable: toPaise(taxable) })),
    office.state_code,
    today,
    (await readLawTables(db))['GST registration'],
  );
  return found ? { ...found, turnover: toRupees(found.turnover), threshold: toRupees(found.threshold) } : null;
};
