import { banks } from '@angan/domain/lookups/banks.ts';
import { type LoanStage, loanDocumentStatuses, loanStages, loanTypes } from '@angan/domain/lookups/loans.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { dateTime, idParams, reference, references, requiredWord, text } from '../kit/fields.ts';
import { anyOf, anyWord, fromDay, isSo, toDay } from '../kit/filters.ts';
import { AreaRef, Assignee, ContactRef, SocietyRef } from '../kit/nested.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { without } from '../kit/presented.ts';
import { queryOf, resource } from '../kit/resource.ts';
import { contactOrNew } from '../properties/property-input.ts';
import { loanFields, loanLimits } from './loan-fields.ts';

const stage = z.enum(loanStages);
const money = z.number();

/** A lender of the domain's list. */
export const bankReference = () =>
  reference().refine((id) => id == null || banks.some((bank) => bank.id === id), {
    error: ({ input }) => drf.invalidPk(input),
  });

/** The application to a lender, as a move or a new loan names it. */
export const applicationFields = {
  bank: bankReference(),
  app_no: text(loanLimits.number),
  login_date: loanFields.sanction_date.given,
};

const common = {
  co_applicants: references(loanLimits.people),
  bank_executive: reference(),
  inquiry: reference(),
  property: reference(),
  deal: reference(),
  assigned_to: references(20),
  next_follow_up: dateTime(),
};

/** What somebody may say of a loan at any time; what it asks for at a stage comes with the move. */
const fields = givenOf(without(loanFields, ['reject_reason']));

/** A new loan. Of an inquiry or a deal its person is the applicant where nobody says another. */
export const LoanInput = z.object({
  applicant: contactOrNew().optional(),
  ...common,
  ...fields,
  loan_type: requiredWord(loanTypes),
  bank: bankReference(),
});
export type LoanInput = z.input<typeof LoanInput>;

export const LoanChange = z.object({ applicant: contactOrNew().optional(), ...common, ...fields });
export type LoanChange = z.input<typeof LoanChange>;

const Application = z.object({
  id: z.number(),
  bank: z.number(),
  app_no: z.string(),
  login_date: z.string().nullable(),
  stage,
  reason: z.string(),
  /** The one that moves with the loan. */
  is_lead: z.boolean(),
});
export type LoanApplication = z.infer<typeof Application>;

const Document = z.object({
  id: z.number(),
  of_whom: z.enum(['Applicant', 'Property']),
  item: z.string(),
  status: z.enum(loanDocumentStatuses),
  note: z.string(),
  /** Added by a person, and so to be taken away again. */
  is_own: z.boolean(),
  file: z.object({ url: z.string(), name: z.string(), content_type: z.string(), bytes: z.number() }).nullable(),
});
export type LoanDocument = z.infer<typeof Document>;

const Disbursement = z.object({
  id: z.number(),
  date: z.string(),
  amount: money,
  ref: z.string(),
  paid_to: z.string(),
});
export type LoanDisbursement = z.infer<typeof Disbursement>;

const LoanProperty = z.object({
  id: z.number(),
  property_code: z.string(),
  property_type: z.number(),
  property_subtype: z.number(),
  bhk: z.number().nullable(),
  unit_no: z.string(),
  wing: z.string(),
  area: z.array(AreaRef),
  society_name: SocietyRef.nullable(),
  sale_price_total: money.nullable(),
});

/** A loan as a role may see it. Rupees; percent; days as YYYY-MM-DD. */
export const Loan = z.object({
  id: z.number(),
  loan_code: z.string(),
  applicant: ContactRef,
  co_applicants: z.array(ContactRef),
  bank_executive: ContactRef.nullable(),
  /** Each of the three only where the reader sees it. */
  inquiry: z.object({ id: z.number(), inquiry_code: z.string() }).nullable(),
  property: LoanProperty.nullable(),
  deal: z.object({ id: z.number(), deal_code: z.string(), stage: z.string() }).nullable(),
  bank: z.number().nullable(),
  ...shownOf(loanFields),
  required_amount: money,
  /** What the applicant may borrow by income and by value, and the smaller of both; null where too little is known. */
  eligible_by_income: money.nullable(),
  eligible_by_value: money.nullable(),
  eligible_amount: money.nullable(),
  /** Of the sanctioned amount, before that of the one that is required. */
  emi: money.nullable(),
  /** Percent, one decimal, beside the caps that they are held against. */
  ltv: money.nullable(),
  ltv_cap: money.nullable(),
  foir: money.nullable(),
  foir_cap: money.nullable(),
  disbursed_amount: money,
  /**
   * What the lender pays, without GST: by the commissions that the disbursements have made, and before the first by what is
   * sanctioned or required. Received and due come to what is expected. null where it is not the reader's to know, or not
   * agreed.
   */
  payout_expected: money.nullable(),
  payout_received: money.nullable(),
  payout_due: money.nullable(),
  /** When the last of it came. */
  payout_received_on: z.string().nullable(),
  documents_total: z.number().int(),
  documents_in_hand: z.number().int(),
  stage,
  left_stage: stage.nullable(),
  stage_since: z.string(),
  /** Stages that the reader may move it to; each may ask for fields. */
  may_move_to: z.array(stage),
  may_edit: z.boolean(),
  may_see_payout: z.boolean(),
  assigned_to: z.array(Assignee),
  next_follow_up: z.string().nullable(),
  /** Only where one loan is asked for. */
  applications: z.array(Application).optional(),
  documents: z.array(Document).optional(),
  disbursements: z.array(Disbursement).optional(),
  /** How it came to where it stands, oldest first. */
  moves: z.array(z.object({ from: stage, to: stage, at: z.string(), by: z.string(), note: z.string() })).optional(),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Loan = z.infer<typeof Loan>;

/** A move, with what the stage asks for and the loan does not say yet. */
export const LoanMove = z.object({
  to: requiredWord(loanStages),
  note: text(loanLimits.note),
  ...applicationFields,
  ...givenOf(loanFields),
});
export type LoanMove = z.input<typeof LoanMove>;

/** Stages at which a loan is under way: the list's usual ones. */
export const openLoanStages = loanStages.filter(
  (one) => one !== 'Payout Received' && one !== 'Rejected' && one !== 'Withdrawn',
) as [LoanStage, ...LoanStage[]];

export const loans = resource({
  one: 'loan',
  kept: true,
  alsoShows: [
    'contact',
    'property',
    'inquiry',
    'deal',
    'area',
    'loan_application',
    'loan_document',
    'loan_disbursement',
    'commission',
    'commission_receipt',
  ],
  path: '/properties/loans/',
  row: Loan,
  create: LoanInput,
  update: LoanChange,
  ordering: ['-created_date', 'created_date', 'next_follow_up', '-required_amount', 'required_amount', '-stage_since'],
  search: ['loan_code', 'applicant', 'app_no'],
  filters: {
    stage: anyWord('stage', loanStages),
    bank: anyOf('bank'),
    loan_type: anyWord('loan_type', loanTypes),
    applicant: anyOf('applicant'),
    property: anyOf('property'),
    inquiry: anyOf('inquiry'),
    deal: anyOf('deal'),
    assigned_to: anyOf('assigned_to'),
    /** Its next follow-up is past. */
    is_late: isSo('is_late'),
    /** The lender owes the office something by its commissions. */
    payout_due: isSo('payout_due'),
    next_follow_up__gte: fromDay('next_follow_up'),
    next_follow_up__lte: toDay('next_follow_up'),
    sanction_valid_to__lte: toDay('sanction_valid_to'),
    created_date__gte: fromDay('created_date'),
    created_date__lte: toDay('created_date'),
  },
});

/** What the loans that a filter leaves come to. Rupees. */
export const LoanTotals = z.object({
  count: z.number().int(),
  required: money,
  sanctioned: z.object({ count: z.number().int(), amount: money }),
  disbursed: z.object({ count: z.number().int(), amount: money, of: money }),
  /** null where it is not the reader's to know. */
  payout_due: z.object({ count: z.number().int(), amount: money }).nullable(),
  /** Loans in Query, and documents that a lender asks about. */
  queries: z.object({ loans: z.number().int(), documents: z.number().int() }),
  /** The sanction that ends first, of what is not disbursed yet. */
  first_to_end: z.object({ id: z.number(), day: z.string(), applicant: z.string() }).nullable(),
});
export type LoanTotals = z.infer<typeof LoanTotals>;

export const loanCalls = {
  ...loans.calls,
  totals: call({
    method: 'GET',
    shows: ['loan', 'contact', 'loan_document', 'loan_disbursement', 'commission'],
    path: '/properties/loans/totals/',
    access: 'loan:view',
    summary: 'What the loans of the same filters come to',
    query: z.object({ search: z.string().trim().max(200).optional(), ...queryOf(loans.filters) }),
    answer: LoanTotals,
  }),
  restore: call({
    method: 'POST',
    path: '/properties/loans/:id/restore/',
    access: 'loan:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Loan,
  }),
  move: call({
    method: 'POST',
    path: '/properties/loans/:id/move/',
    access: 'loan:edit',
    summary: 'Move a loan to another stage; its leading application goes along',
    params: idParams,
    body: LoanMove,
    answer: Loan,
  }),
};
