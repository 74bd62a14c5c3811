import { formatDate } from '@angan/domain/dates.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { formatNumber, formatRupees } from '@angan/domain/money.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { amountInWords } from '@angan/domain/taxes/index.ts';
import {
  drawLetterhead,
  drawPageFeet,
  drawTable,
  inks,
  newPaper,
  type Paper,
  sheets,
} from '../../../core/pdf/index.ts';
import type { BillingPlan } from './plan.ts';

const label = { size: 8.5, weight: 500, colour: inks.third } as const;
const small = { size: 9.5, colour: inks.second } as const;

/** Rupees without the sign, as columns have them. */
const sum = (paise: number): string => formatRupees(toRupees(paise)).replace('₹ ', '');

/** 'Gujarat (24)' */
const stateOf = (code: string): string => {
  const state = states.find(({ gst_state_code }) => gst_state_code === code)?.state;
  return state ? `${state} (${code})` : code;
};

/** What the paper is called: only who is registered makes a tax invoice. */
const titleOf = ({ kind, content }: BillingPlan): string =>
  kind === 'Invoice' && content.supplier.gstin ? 'Tax invoice' : kind;

/** An invoice or credit note of the platform on A4 (CGST Rules, rules 46 and 53). */
export const drawPlatformInvoice = async (plan: BillingPlan): Promise<Buffer> => {
  const { content } = plan;
  const { supplier } = content;
  const paper = newPaper(sheets.portrait, `${titleOf(plan)} ${plan.no}`, plan.date);
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  paper.doc.addPage();
  const head = { company_name: supplier.name, legal_name: '', pincode: '', pan: '', rera_no: '' };
  const state = supplier.state_code ? stateOf(supplier.state_code) : '';
  let y = drawLetterhead(paper, { ...head, address: supplier.address, state, gstin: supplier.gstin }, '');
  y = paper.text(titleOf(plan), margin, y, inner, { size: 20, weight: 600 }) + 6;
  y = drawParties(paper, plan, y) + 10;
  const columns = [
    { label: 'Service', width: 5 },
    { label: 'SAC', width: 1 },
    { label: 'Qty', width: 0.6, right: true },
    { label: 'Rate, ₹', width: 1.5, right: true },
    { label: 'Amount, ₹', width: 1.6, right: true },
  ];
  y = drawTable(paper, columns, linesOf(plan), y, height - 90);
  y = paper.text(amountInWords(plan.total), margin, y + 4, inner, { size: 10 }, { most: 3 }) + 8;
  for (const line of notesOf(plan)) y = paper.text(line, margin, y, inner, small, { most: 2 }) + 3;
  drawPageFeet(paper, 'Computer generated: valid without a signature.');
  return paper.done();
};

const drawParties = (paper: Paper, { no, date, content }: BillingPlan, top: number): number => {
  const { margin, width } = paper.sheet;
  const half = (width - 2 * margin) / 2 - 10;
  const { buyer, ref, order_no } = content;
  let left = paper.text('To', margin, top, half, label);
  left = paper.text(buyer.legal_name, margin, left, half, { size: 10.5, weight: 600 }, { most: 2 });
  for (const line of [buyer.address, stateOf(buyer.state_code), buyer.gstin && `GSTIN ${buyer.gstin}`])
    if (line) left = paper.text(line, margin, left, half, small, { most: 4 });
  const facts: (readonly [string, string])[] = [
    ['Number', no],
    ['Date', date],
    ...(ref ? [['Refers to', `${ref.no} of ${formatDate(ref.date)}`] as const] : []),
    ['Order', order_no],
    ['Place of supply', stateOf(buyer.state_code)],
  ];
  const x = margin + half + 20;
  let right = top;
  for (const [name, value] of facts) {
    paper.text(name, x, right, 80, label, { most: 1 });
    right = paper.text(value, x + 84, right, half - 84, { size: 9.5, weight: 500 }, { most: 2 }) + 1;
  }
  return Math.max(left, right);
};

const linesOf = ({ content, taxable, cgst, sgst, igst, rounding, total, gst_rate }: BillingPlan) => {
  const { what, sac, qty, price, discount, credit } = content;
  const row = (text: string, paise: number) => ({ cells: [text, '', '', '', sum(paise)] });
  return [
    { cells: [what, sac, String(qty), sum(price / qty), sum(price)] },
    ...(discount ? [row('Discount', -discount)] : []),
    ...(credit ? [row('Credit of the earlier plan', -credit)] : []),
    row('Taxable value', taxable),
    ...(cgst
      ? [row(`CGST ${formatNumber(gst_rate / 2)} %`, cgst), row(`SGST ${formatNumber(gst_rate / 2)} %`, sgst)]
      : []),
    ...(igst ? [row(`IGST ${formatNumber(gst_rate)} %`, igst)] : []),
    ...(rounding ? [row('Rounding', rounding)] : []),
    { cells: ['Total', '', '', '', sum(total)], style: { weight: 600 as const, size: 10.5 } },
  ];
};

const notesOf = ({ kind, content: { supplier, payment_ref, lowers_gst } }: BillingPlan): string[] =>
  [
    supplier.gstin ? 'Tax payable on reverse charge: No' : 'Not registered under GST',
    payment_ref && (kind === 'Invoice' ? `Paid by ${payment_ref}` : `Returned by ${payment_ref}`),
    kind === 'Credit note' && supplier.gstin && lowers_gst === false
      ? 'Issued after 30 November of the following year: it does not lower the GST.'
      : '',
  ].filter(Boolean);
