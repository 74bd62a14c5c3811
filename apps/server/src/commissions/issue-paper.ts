import type { paperCalls } from '@angan/contract/commissions/papers.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { creditNoteDeadline, creditNoteFor, type Paper } from '@angan/domain/brokerage/index.ts';
import { addDays } from '@angan/domain/dates.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import { gstinFault, isPan } from '@angan/domain/tax-numbers.ts';
import {
  documentLess,
  type GstTreatment,
  inForce,
  type PaperKind,
  sumOfDocuments,
  type TaxedAmounts,
  taxedDocument,
} from '@angan/domain/taxes/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField } from '../core/errors.ts';
import {
  type HeldCommission,
  heldCommission,
  inPaise,
  inRupees,
  type MilestoneRow,
  milestonesOf,
  type PaperRow,
  papersOf,
} from './held.ts';
import { type PaperContent, readContent } from './paper-content.ts';
import { readAround } from './reckon.ts';
import { nextNumber } from './series.ts';
import { refreshStanding } from './standing.ts';

type Body = Received<typeof paperCalls.issue>['body'];
type Around = Awaited<ReturnType<typeof readAround>>;

/** Days after its own on which an invoice is due, where nobody says otherwise. */
const usualDays = 15;

/** By which GST a paper of this day is reckoned. */
export const gstOf = (row: HeldCommission, { office, law }: Around, day: string) => {
  const treatment = row.gst_treatment as GstTreatment;
  const percent = inForce(law['GST rate'], day)?.percent;
  if (treatment === 'Charge GST') {
    if (percent === undefined) throw fieldErrors({ date: [commissionTexts.gstRateMissing] });
    if (!office.state_code) throw nonField(commissionTexts.officeStateNeeded);
    if (!row.place_of_supply) throw fieldErrors({ place_of_supply: [commissionTexts.stateNeeded] });
  }
  return {
    treatment,
    percent: percent ?? 0,
    supplier_state: office.state_code,
    place_of_supply: row.place_of_supply,
  };
};

interface NewPaper {
  readonly kind: PaperKind;
  readonly date: string;
  readonly due_date?: string | null;
  readonly milestone?: number | null;
  readonly amounts: TaxedAmounts;
  readonly gst_rate: number;
  readonly ref?: PaperRow | undefined;
  readonly uses?: readonly number[];
  readonly lowers_gst?: boolean;
  readonly content: PaperContent;
}

/** Writes a paper with the next number of its series. */
export const insertPaper = async (
  context: Context,
  row: HeldCommission,
  prefix: string,
  { amounts, ref, uses = [], content, due_date = null, milestone = null, lowers_gst = true, ...paper }: NewPaper,
): Promise<{ id: number; no: string }> => {
  const no = await nextNumber(context, prefix, paper.kind, paper.date);
  const { taxable, cgst, sgst, igst, rounding, total } = amounts;
  const { id } = await context.db
    .insertInto('invoice')
    .values({
      ...paper,
      ...inRupees({ taxable, cgst, sgst, igst, rounding, total }),
      company_id: context.actor.companyId,
      created_by: context.actor.userId,
      commission: row.id,
      milestone,
      no,
      due_date,
      place_of_supply: row.place_of_supply,
      ref: ref?.id ?? null,
      uses: [...uses],
      lowers_gst,
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, no };
};

/** The vouchers of advances that no invoice has used up, nor a refund taken back. */
export const openVouchers = (papers: readonly PaperRow[]): PaperRow[] => {
  const used = new Set(papers.flatMap(({ uses, ref }) => [...uses, ...(ref === null ? [] : [ref])]));
  return papers.filter(({ id, kind }) => kind === 'Receipt voucher' && !used.has(id));
};

/** The papers as the rules read them; vouchers that an invoice used up are out of the matter. */
export const papersForRules = (papers: readonly PaperRow[]): Paper[] => {
  const used = new Set(papers.flatMap(({ uses }) => uses));
  const numbers = new Map(papers.map(({ id, no }) => [id, no]));
  return papers
    .filter(({ id }) => !used.has(id))
    .map((paper) => ({
      ...inPaise(paper),
      kind: paper.kind as PaperKind,
      no: paper.no,
      day: paper.date,
      ref: paper.ref === null ? null : numbers.get(paper.ref)!,
    }));
};

/** Issues an invoice of a milestone, or a credit note on an invoice. */
export const issuePaper = async (context: Context, id: number, body: Body): Promise<void> => {
  const row = await heldCommission(context, id);
  const around = await readAround(context, row);
  await (body.kind === 'Invoice'
    ? issueInvoice(context, row, around, body)
    : issueCreditNote(context, row, around, body));
  await refreshStanding(context, id);
};

/** A number that is none would stand on the paper for ever. */
const checkPayer = async ({ actor, db }: Context, { payer }: HeldCommission): Promise<void> => {
  const { gstin, pan } = await db
    .selectFrom('contact')
    .select(['gstin', 'pan'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', payer)
    .executeTakeFirstOrThrow();
  if (gstin && gstinFault(gstin)) throw nonField(commissionTexts.payerGstin(gstin));
  if (pan && !isPan(pan)) throw nonField(commissionTexts.payerPan(pan));
};

const issueInvoice = async (context: Context, row: HeldCommission, around: Around, body: Body): Promise<void> => {
  const { actor, db } = context;
  if (!['Confirmed', 'Invoiced', 'Part Received'].includes(row.status)) throw nonField(commissionTexts.notConfirmed);
  const papers = await papersOf(context, row.id);
  const asked = new Set(papers.filter(({ kind }) => kind === 'Invoice').map(({ milestone }) => milestone));
  const milestones = await milestonesOf(context, row.id);
  const milestone: MilestoneRow | undefined = body.milestone
    ? milestones.find((one) => one.id === body.milestone)
    : milestones.find((one) => !asked.has(one.id));
  if (!milestone)
    throw body.milestone
      ? fieldErrors({ milestone: [drf.invalidPk(body.milestone)] })
      : nonField(commissionTexts.nothingToInvoice);
  if (asked.has(milestone.id)) throw fieldErrors({ milestone: [commissionTexts.invoicedAlready] });
  if (milestone.taxable <= 0) throw nonField(commissionTexts.nothingToInvoice);
  await checkPayer(context, row);
  const gst = gstOf(row, around, body.date);
  // By the law of its own day, whatever was expected before.
  const document = taxedDocument({ ...gst, taxable: toPaise(milestone.taxable) });
  const due_date = body.due_date ?? milestone.due_date ?? addDays(body.date, usualDays);
  const vouchers = openVouchers(papers);
  await insertPaper(context, row, around.office.prefix, {
    kind: 'Invoice',
    date: body.date,
    due_date,
    milestone: milestone.id,
    amounts: document,
    gst_rate: gst.treatment === 'Charge GST' ? gst.percent : 0,
    uses: vouchers.map((one) => one.id),
    content: await readContent(context, row, around, {
      label: milestone.label,
      reverse_charge: document.reverse_charge,
      advances: vouchers.map(({ no, date, total }) => ({ no, date, total })),
    }),
  });
  const { taxable, cgst, sgst, igst, rounding, total } = document;
  await db
    .updateTable('commission_milestone')
    .set({ ...inRupees({ taxable, cgst, sgst, igst, rounding, total }), due_date })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', milestone.id)
    .execute();
  await sumMilestones(context, row.id);
};

const issueCreditNote = async (context: Context, row: HeldCommission, around: Around, body: Body): Promise<void> => {
  const papers = await papersOf(context, row.id);
  const invoice = papers.find((one) => one.id === body.ref && one.kind === 'Invoice');
  if (!invoice) throw fieldErrors({ ref: [body.ref ? drf.invalidPk(body.ref) : drf.required] });
  const rules = papersForRules(papers);
  const paper = rules.find(({ no }) => no === invoice.no)!;
  const notes = rules.filter(({ kind, ref }) => kind === 'Credit note' && ref === invoice.no);
  const left = paper.taxable - sumOf(notes.map(({ taxable }) => taxable));
  const taxable = body.taxable ? toPaise(body.taxable) : left;
  if (taxable <= 0) throw fieldErrors({ taxable: [commissionTexts.nothingToInvoice] });
  if (taxable > left) throw fieldErrors({ taxable: [commissionTexts.aboveRest(formatRupees(toRupees(left)))] });
  await writeCreditNote(context, row, around, invoice, creditNoteFor(paper, rules, taxable), body.date);
};

/** A credit note on an invoice: its milestone owes so much less. */
export const writeCreditNote = async (
  context: Context,
  row: HeldCommission,
  around: Around,
  invoice: PaperRow,
  amounts: TaxedAmounts,
  date: string,
): Promise<void> => {
  const { actor, db } = context;
  const lowers_gst = date <= creditNoteDeadline(invoice.date);
  await insertPaper(context, row, around.office.prefix, {
    kind: 'Credit note',
    date,
    amounts,
    gst_rate: invoice.gst_rate,
    ref: invoice,
    milestone: invoice.milestone,
    lowers_gst,
    content: {
      ...(invoice.content as unknown as PaperContent),
      advances: [],
      ref: { no: invoice.no, date: invoice.date },
      lowers_gst,
    },
  });
  if (invoice.milestone === null) return;
  const milestone = (await milestonesOf(context, row.id)).find((one) => one.id === invoice.milestone)!;
  await db
    .updateTable('commission_milestone')
    .set(inRupees(documentLess(inPaise(milestone), amounts) as never))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', milestone.id)
    .execute();
  await sumMilestones(context, row.id);
};

/** A commission's figures are the sum of its milestones'. */
const sumMilestones = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  const milestones = await milestonesOf(context, id);
  const { total, ...parts } = inRupees(sumOfDocuments(milestones.map(inPaise)) as never);
  const tds = sumOf(milestones.map((one) => toPaise(one.tds)));
  await db
    .updateTable('commission')
    .set({
      ...parts,
      invoice_total: total,
      tds_expected: toRupees(tds),
      net_expected: toRupees(toPaise(total) - tds),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
