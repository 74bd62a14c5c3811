import type { accountCalls } from '@angan/contract/commissions/accounts.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { exportRight } from '@angan/contract/kit/list-export.ts';
import { daysBetween } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden } from '../../core/errors.ts';
import { mayDo } from '../../core/may-do.ts';
import { type Cell, newSheet } from '../../core/sheets/index.ts';
import { readOffice } from '../facts.ts';
import { gstSummary } from './gst-summary.ts';
import { ledgerOf, readPapers, readReceipts } from './read-papers.ts';
import { tallyXml } from './tally.ts';

type Body = Received<typeof accountCalls.take>['body'];

const amount = '#,##0.00';

/** A sheet of rows, numbers as numbers. */
const sheetOf = async (
  title: string,
  columns: readonly (readonly [string, number, string?])[],
  rows: readonly Cell[][],
) => {
  const sheet = await newSheet(
    title,
    columns.map(([name]) => name),
    columns.map(([, width]) => width),
    columns.map(([, , format]) => format),
  );
  sheet.add(rows as Cell[][]);
  return sheet.end();
};

const paperColumns = [
  ['Date', 12],
  ['Kind', 16],
  ['Number', 18],
  ['Payer', 28],
  ['GSTIN', 18],
  ['PAN', 14],
  ['Place of supply', 18],
  ['Service', 36],
  ['SAC', 10],
  ['Taxable', 14, amount],
  ['CGST', 12, amount],
  ['SGST', 12, amount],
  ['IGST', 12, amount],
  ['Rounding', 10, amount],
  ['Total', 14, amount],
  ['Received', 14, amount],
  ['TDS', 12, amount],
  ['TDS section', 22],
  ['Mode', 10],
  ['Reference', 20],
] as const;

/** Papers and receipts of the days in one sheet: what went out with its taxes, what came with its TDS. */
const registerRows = async (context: Context, { from, to }: Body): Promise<Cell[][]> => {
  const papers = (await readPapers(context, from, to)).map((row): { date: string; cells: Cell[] } => {
    const sign = row.kind === 'Credit note' || row.kind === 'Refund voucher' ? -1 : 1;
    const { buyer, place, what, sac } = row.content;
    const sums = [row.taxable, row.cgst, row.sgst, row.igst, row.rounding, row.total].map((one) => sign * one);
    const start = [row.date, row.kind, row.no, ledgerOf(buyer), buyer.gstin, buyer.pan, place, what, sac];
    return { date: row.date, cells: [...start, ...sums, '', '', '', '', ''] };
  });
  const receipts = (await readReceipts(context, from, to)).map((row): { date: string; cells: Cell[] } => ({
    date: row.date,
    cells: [
      ...[row.date, 'Receipt', row.invoice_no ?? '', ledgerOf(row), '', '', '', '', ''],
      ...['', '', '', '', '', ''],
      ...[row.amount, row.tds_amount, row.tds_section, row.mode, row.ref_no],
    ],
  }));
  return [...papers, ...receipts].toSorted((a, b) => (a.date < b.date ? -1 : 1)).map(({ cells }) => cells);
};

const gstColumns = [
  ['Table', 10],
  ['Month', 10],
  ['Number', 18],
  ['Date', 12],
  ['Receiver', 28],
  ['GSTIN', 18],
  ['Place of supply', 20],
  ['Reverse charge', 10],
  ['Rate', 8, '0.00'],
  ['Taxable value', 14, amount],
  ['IGST', 12, amount],
  ['CGST', 12, amount],
  ['SGST', 12, amount],
  ['Value', 14, amount],
] as const;

const contentOf = async (context: Context, body: Body): Promise<{ content: Buffer; extension: string }> => {
  const { from, to, format } = body;
  if (format === 'Tally XML') {
    const [papers, receipts] = [await readPapers(context, from, to), await readReceipts(context, from, to)];
    return { content: Buffer.from(tallyXml(await readOffice(context), papers, receipts)), extension: 'xml' };
  }
  if (format === 'GSTR-1 XLSX') {
    const { rows } = await gstSummary(context, from, to);
    const cells = rows.map((row): Cell[] => [
      ...[row.table, row.month, row.no, row.date, row.payer, row.gstin, row.place_of_supply],
      ...[row.reverse_charge ? 'Y' : 'N', row.rate, row.taxable, row.igst, row.cgst, row.sgst, row.total],
    ]);
    return { content: await sheetOf('GSTR-1', gstColumns, cells), extension: 'xlsx' };
  }
  return { content: await sheetOf('Brokerage', paperColumns, await registerRows(context, body)), extension: 'xlsx' };
};

/** Papers and receipts of some days as a file; that it was taken stands on the trail. */
export const takeAccounts = async (context: Context, body: Body) => {
  if (!(await mayDo(context, exportRight))) throw forbidden();
  const { from, to, format } = body;
  if (to < from) throw fieldErrors({ to: [drf.date] });
  if (daysBetween(from, to) > 366) throw fieldErrors({ to: [commissionTexts.dutyOfYear] });
  const { content, extension } = await contentOf(context, body);
  await sql`select note_access('exported', 'invoice', 0, ${JSON.stringify({ from, to, format })}::jsonb)`.execute(
    context.db,
  );
  return { file_name: `Brokerage ${from} to ${to}.${extension}`, content: content.toString('base64') };
};
