import {
  commissionBases,
  commissionStatuses,
  gstTreatments,
  payerSides,
  paymentModes,
  splitParties,
} from '@angan/domain/lookups/deals.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { z } from 'zod';
import { drf } from '../kit/drf-texts.ts';
import { choice, date, flag, number, reference, requiredReference, rupees, text } from '../kit/fields.ts';

/** Longest texts of a commission and what stands on it. */
export const commissionLimits = { note: 500, ref: 60, bank: 120, label: 80, milestones: 12, splits: 20 } as const;

/** One of a closed list that has to be said. */
export const said = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) });

const stateCodes = states.map(({ gst_state_code }) => gst_state_code) as [string, ...string[]];

export const SlabTerms = z.object({
  measure: z.enum(['Lease months', 'Price', 'Amount disbursed']),
  rate_of: z.enum(['Percent of price', 'Months of rent']),
  slabs: z
    .array(z.object({ up_to: z.number().min(0).nullable(), rate: z.number().min(0).max(1_000_000) }))
    .min(1)
    .max(20),
});

const Milestone = z.object({
  label: z.string().trim().max(commissionLimits.label),
  percent: z.number().min(0).max(100),
  due_date: date(),
});

const terms = {
  basis: choice(commissionBases),
  rate: number(0, 999_999_999_999),
  slab: SlabTerms.nullable().optional(),
  /** Where it is not what the deal says. */
  base_amount: number(0, 9_999_999_999_999),
  base_note: text(commissionLimits.note),
  discount: rupees(),
  gst_treatment: choice(gstTreatments),
  /** The number of the state in the GST register. */
  place_of_supply: choice(stateCodes),
  sac: text(8),
  deducts_tds: flag(),
  comment: text(commissionLimits.note),
  milestones: z.array(Milestone).max(commissionLimits.milestones).optional(),
};

/** A further payer of a deal, or a further basis of one. What is left out is as the deal and the office have it. */
export const CommissionInput = z.object({
  deal: requiredReference(),
  payer_side: said(payerSides),
  /** The contact; the deal's own of that side where it is left out. */
  payer: reference(),
  ...terms,
  basis: said(commissionBases),
});
export const CommissionChange = z.object({ payer: reference(), ...terms });

/** The loan of a lender's payout, for who knows nothing of its people. */
export const loanOfRow = { id: z.number(), loan_code: z.string() };

const amount = z.number();
const day = z.string().nullable();

/** What a document comes to, in rupees. */
export const documentShown = {
  taxable: amount,
  cgst: amount,
  sgst: amount,
  igst: amount,
  rounding: amount,
};

export const MilestoneShown = z.object({
  id: z.number(),
  label: z.string(),
  percent: amount,
  due_date: day,
  ...documentShown,
  total: amount,
  tds: amount,
  settled: amount,
  /** The invoice that asks for it; null as long as there is none. */
  invoice: z.number().nullable(),
});

export const PaperShown = z.object({
  id: z.number(),
  kind: z.enum(['Invoice', 'Credit note', 'Receipt voucher', 'Refund voucher']),
  no: z.string(),
  date: z.string(),
  due_date: day,
  milestone: z.number().nullable(),
  ...documentShown,
  total: amount,
  /** The number of the paper that it takes back. */
  ref: z.string().nullable(),
});

export const receiptShown = {
  id: z.number(),
  date: z.string(),
  credited_on: day,
  amount,
  mode: z.enum(paymentModes),
  ref_no: z.string(),
  bank: z.string(),
  tds_amount: amount,
  /** As it is cited on the day whose law holds. */
  tds_section: z.string(),
  certificate_form: z.string(),
  certificate_no: z.string(),
  certificate_received: z.boolean(),
  certificate_on: day,
  certificate_asked_at: day,
  /** The number of the invoice or voucher that it stands on. */
  invoice_no: z.string().nullable(),
};

export const SplitShown = z.object({
  id: z.number(),
  party_type: z.enum(splitParties),
  user_id: z.number().nullable(),
  contact: z.number().nullable(),
  name: z.string(),
  percent: amount.nullable(),
  fixed: amount.nullable(),
  amount,
  /** Of what is paid; of what is due, the estimate of today. */
  tds_amount: amount,
  tds_section: z.string(),
  status: z.enum(['Due', 'Paid']),
  paid_on: day,
  mode: z.enum(paymentModes).nullable(),
  ref_no: z.string(),
});

export const ReminderShown = z.object({
  id: z.number(),
  about: z.enum(['Payment', 'TDS certificate']),
  tone: z.enum(['Friendly', 'Firm', 'Final']),
  language: z.enum(['English', 'Hindi', 'Gujarati']),
  channel: z.enum(['WhatsApp', 'E-mail', 'PDF', 'Call']),
  text: z.string(),
  by_name: z.string(),
  /** That it went by itself. */
  is_automatic: z.boolean(),
  at: z.string(),
});

/** What a commission is for: `aboutLine` of the domain says it in a line. */
export const commissionAbout = z.object({
  loan_type: z.string().nullable(),
  property_subtype: z.string().nullable(),
  unit_no: z.string(),
  society: z.string(),
  area: z.string(),
});

/** What one payer owes, as its list shows it. Rupees; days as YYYY-MM-DD. */
export const commissionShown = {
  id: z.number(),
  deal: z.object({ id: z.number(), deal_code: z.string(), stage: z.string() }).nullable(),
  /** Of a lender's payout: the loan that it is for. Either of the two is there. */
  loan: z.object({ ...loanOfRow, applicant: z.string() }).nullable(),
  about: commissionAbout,
  payer_side: z.enum(payerSides),
  payer: z.object({
    id: z.number(),
    name: z.string(),
    mobile_number_1: z.string(),
    email: z.string(),
    pan: z.string(),
    gstin: z.string(),
    company_name: z.string(),
  }),
  basis: z.enum(commissionBases),
  rate: amount,
  slab: SlabTerms.nullable(),
  base_amount: amount.nullable(),
  base_is_own: z.boolean(),
  base_note: z.string(),
  gross_amount: amount,
  discount: amount,
  gst_treatment: z.enum(gstTreatments),
  gst_rate: amount,
  place_of_supply: z.string(),
  sac: z.string(),
  ...documentShown,
  invoice_total: amount,
  deducts_tds: z.boolean(),
  tds_section: z.string(),
  tds_percent: amount.nullable(),
  tds_expected: amount,
  net_expected: amount,
  amount_received: amount,
  tds_received: amount,
  balance: amount,
  /** What is still to come into the bank: the balance less the TDS that is still to be deducted. */
  to_receive: amount,
  due_date: day,
  days_late: z.number().int(),
  status: z.enum(commissionStatuses),
  dispute_note: z.string(),
  written_off_reason: z.string(),
  terms_method: z.enum(['Signature', 'OTP', 'File']).nullable(),
  terms_at: day,
  comment: z.string(),
  /** The last of its invoices. */
  invoice_no: z.string().nullable(),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
};
