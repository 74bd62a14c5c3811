import { formatDate } from '@angan/domain/dates.ts';
import { formatNumber, formatRupees } from '@angan/domain/money.ts';
import { drawLetterhead, drawPageFeet, drawTable, inks, newPaper, type Paper, sheets } from '../../core/pdf/index.ts';
import type { PaperPlan } from './plans.ts';

const label = { size: 8.5, weight: 500, colour: inks.third } as const;
const words = { size: 10 } as const;
const strong = { size: 10.5, weight: 600 } as const;

/** What the paper is called: only who is registered makes a tax invoice. */
const titleOf = ({ kind, content: { seller, treatment } }: PaperPlan): string => {
  if (kind === 'Invoice') return seller.gstin && treatment !== 'Not registered' ? 'Tax invoice' : 'Invoice';
  if (kind === 'Receipt voucher' && !seller.gstin) return 'Receipt';
  return kind;
};

/** Rupees without the sign, as columns have them. */
const sum = (amount: number): string => formatRupees(amount).replace('₹ ', '');

/** An invoice, credit note or voucher on A4 (CGST Rules, rules 46, 50, 51, 53). */
export const drawInvoice = async (plan: PaperPlan): Promise<Buffer> => {
  const { content } = plan;
  const paper = newPaper(sheets.portrait, `${titleOf(plan)} ${plan.no}`, plan.date);
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  paper.doc.addPage();
  let y = drawLetterhead(paper, content.seller, '');
  y = paper.text(titleOf(plan), margin, y, inner, { size: 20, weight: 600 }) + 6;
  y = drawParties(paper, plan, y) + 10;
  y = drawTable(
    paper,
    [
      { label: 'Service', width: 5 },
      { label: 'SAC', width: 1 },
      { label: 'Amount, ₹', width: 1.6, right: true },
    ],
    linesOf(plan),
    y,
    height - 90,
  );
  y = paper.text(plan.words, margin, y + 4, inner, words, { most: 3 }) + 8;
  for (const line of notesOf(plan))
    y = paper.text(line, margin, y, inner, { size: 9.5, colour: inks.second }, { most: 3 }) + 3;
  y = paper.text(`For ${content.seller.legal_name || content.seller.company_name}`, margin, y + 20, inner, words, {
    align: 'right',
  });
  paper.text('Authorised signatory', margin, y + 34, inner, label, { align: 'right' });
  drawPageFeet(paper, footOf(plan));
  return paper.done();
};

const drawParties = (paper: Paper, plan: PaperPlan, top: number): number => {
  const { margin, width } = paper.sheet;
  const half = (width - 2 * margin) / 2 - 10;
  const { buyer, place, ref } = plan.content;
  let left = paper.text(`To, ${plan.content.payer_side.toLowerCase()}`, margin, top, half, label);
  left = paper.text(buyer.company_name || buyer.name, margin, left, half, strong, { most: 2 });
  const more = [
    buyer.company_name && buyer.name,
    [buyer.address, buyer.state].filter(Boolean).join(', '),
    buyer.gstin && `GSTIN ${buyer.gstin}`,
    buyer.pan && `PAN ${buyer.pan}`,
  ];
  for (const line of more)
    if (line) left = paper.text(line, margin, left, half, { size: 9.5, colour: inks.second }, { most: 3 });
  const x = margin + half + 20;
  let right = top;
  const facts: [string, string][] = [
    ['Number', plan.no],
    ['Date', plan.date],
    ...(plan.due ? ([['Due', plan.due]] as [string, string][]) : []),
    ...(ref ? ([['Refers to', `${ref.no} of ${formatDate(ref.date)}`]] as [string, string][]) : []),
    ...(place ? ([['Place of supply', place]] as [string, string][]) : []),
  ];
  for (const [name, value] of facts) {
    paper.text(name, x, right, 80, label, { most: 1 });
    right = paper.text(value, x + 84, right, half - 84, { size: 9.5, weight: 500 }, { most: 2 }) + 1;
  }
  return Math.max(left, right);
};

const linesOf = ({ content, taxable, cgst, sgst, igst, rounding, total, gst_rate }: PaperPlan) => {
  const { what, label: part, sac, payer_side } = content;
  const service = payer_side === 'Lender' ? 'Payout' : 'Brokerage';
  const half = formatNumber(gst_rate / 2);
  const row = (text: string, amount: number) => ({ cells: [text, '', sum(amount)] });
  return [
    { cells: [[`${service}: ${what}`, part].filter(Boolean).join(', '), sac, sum(taxable)] },
    ...(cgst ? [row(`CGST ${half} %`, cgst), row(`SGST ${half} %`, sgst)] : []),
    ...(igst ? [row(`IGST ${formatNumber(gst_rate)} %`, igst)] : []),
    ...(rounding ? [row('Rounding', rounding)] : []),
    { cells: ['Total', '', sum(total)], style: { weight: 600 as const, size: 10.5 } },
  ];
};

const notesOf = ({ kind, content }: PaperPlan): string[] => {
  const { seller, advances, reverse_charge, treatment, lowers_gst } = content;
  return [
    ...advances.map(
      ({ no, date, total }) => `Received in advance: ${formatRupees(total)} by ${no} of ${formatDate(date)}.`,
    ),
    reverse_charge
      ? 'Tax payable on reverse charge: Yes'
      : treatment === 'Charge GST'
        ? 'Tax payable on reverse charge: No'
        : '',
    kind === 'Credit note' && lowers_gst === false
      ? 'Issued after 30 November of the following year: it does not lower the GST of the office.'
      : '',
    kind === 'Invoice' && seller.bank_account ? `Pay to: ${seller.bank_account}` : '',
    kind === 'Invoice' && seller.upi_id ? `UPI: ${seller.upi_id}` : '',
  ].filter(Boolean);
};

const footOf = ({ content: { treatment, seller } }: PaperPlan): string =>
  treatment === 'Not registered' || !seller.gstin
    ? 'Not registered under GST'
    : 'GST by the rate in force on the date of this paper.';
