import { aboutLine } from '@angan/domain/brokerage/index.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import { findContact } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { aboutColumn } from './about.ts';
import { readOffice } from './facts.ts';
import { drawCommissionPaper } from './pdf/draw-apart.ts';
import { tdsOfSplit } from './show-commission.ts';

const sum = (amount: number): string => formatRupees(amount).replace('₹ ', '');

/** The statement of a co-broker or referrer: each share, its TDS, what was paid and what is due. */
export const payeeStatement = async (context: Context, contact: number) => {
  const { actor, db, services } = context;
  const { name, company_name } = await findContact(context, contact);
  const rows = await db
    .selectFrom('commission_split as s')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 's.company_id').onRef('m.id', '=', 's.commission'),
    )
    .leftJoin('deal as d', (join) => join.onRef('d.company_id', '=', 'm.company_id').onRef('d.id', '=', 'm.deal'))
    .leftJoin('loan as l', (join) => join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.loan'))
    .selectAll('s')
    .select(['d.deal_code', 'l.loan_code', aboutColumn.as('about')])
    .where('s.company_id', '=', actor.companyId)
    .where('s.contact', '=', contact)
    .where('m.is_deleted', '=', false)
    .where('m.status', 'not in', ['Cancelled', 'Written Off'])
    .orderBy('s.id')
    .execute();
  const today = dayInIndia(services.now());
  const lines: { row: (typeof rows)[number]; tds: number; net: number }[] = [];
  for (const row of rows) {
    const tds = row.status === 'Paid' ? toPaise(row.tds_amount) : (await tdsOfSplit(context, row, today)).tds;
    lines.push({ row, tds, net: toPaise(row.amount) - tds });
  }
  const of = (pick: (line: (typeof lines)[number]) => number, only: typeof lines = lines) =>
    sum(toRupees(sumOf(only.map(pick))));
  const content = await drawCommissionPaper({
    kind: 'Statement',
    office: await readOffice(context),
    date: formatDate(services.now()),
    title: 'Statement of shares in brokerage',
    to: maskNumbersIn([name, company_name].filter(Boolean).join(', ')),
    columns: [
      { label: 'Deal or loan', width: 3.4 },
      { label: 'Share, ₹', width: 1.3, right: true },
      { label: 'TDS, ₹', width: 1.1, right: true },
      { label: 'To pay, ₹', width: 1.3, right: true },
      { label: 'Paid', width: 2 },
    ],
    rows: lines.map(({ row, tds, net }) => [
      [row.deal_code ?? row.loan_code, maskNumbersIn(aboutLine(row.about))].filter(Boolean).join(', '),
      sum(row.amount),
      sum(toRupees(tds)),
      sum(toRupees(net)),
      row.paid_on ? [formatDate(row.paid_on), row.mode, row.ref_no].filter(Boolean).join(', ') : 'due',
    ]),
    sums: [
      'Total',
      of(({ row }) => toPaise(row.amount)),
      of(({ tds }) => tds),
      of(({ net }) => net),
      `due ${of(
        ({ net }) => net,
        lines.filter(({ row }) => row.status === 'Due'),
      )}`,
    ],
    note: 'TDS on what is still due is an estimate of today; the day of payment decides.',
  });
  return { file_name: `Statement ${name || contact}.pdf`, content: content.toString('base64') };
};
