import { ageingBuckets } from '@angan/domain/brokerage/index.ts';
import { commissionStatuses, payerSides } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { upload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { idParams, text } from '../kit/fields.ts';
import { anyOf, anyWord, isSo, oneWord, onOrAfter, onOrBefore } from '../kit/filters.ts';
import { listExport } from '../kit/list-export.ts';
import { resource } from '../kit/resource.ts';
import { signatureBytes } from '../shares/slips.ts';
import {
  CommissionChange,
  CommissionInput,
  commissionLimits,
  commissionShown,
  MilestoneShown,
  PaperShown,
  ReminderShown,
  receiptShown,
  SplitShown,
  said,
} from './commission-fields.ts';
import { letterNumber } from './reminder-letters.ts';

export const CommissionRow = z.object(commissionShown);
export type CommissionRow = z.infer<typeof CommissionRow>;
export type CommissionGiven = z.input<typeof CommissionInput>;

/** One commission with all that stands on it. */
export const Commission = CommissionRow.extend({
  milestones: z.array(MilestoneShown),
  papers: z.array(PaperShown),
  receipts: z.array(z.object(receiptShown)),
  splits: z.array(SplitShown),
  /** What is left of the brokerage for the office. */
  company_share: z.number(),
  reminders: z.array(ReminderShown),
  /** The letter that goes by itself next, and its day; null: none does. `stop`: why it waits for a person instead. */
  next_letter: z
    .object({ letter: letterNumber(), on: z.string(), stop: z.enum(['No address', 'Do not contact']).nullable() })
    .nullable(),
  /** Letters that somebody keeps from going by themselves for the oldest open invoice. */
  held_letters: z.array(letterNumber()),
});
export type Commission = z.infer<typeof Commission>;

const around = [
  'deal',
  'loan',
  'loan_application',
  'contact',
  'property',
  'area',
  'society',
  'commission_receipt',
  'commission_split',
  'invoice',
] as const;

export const commissions = resource({
  one: 'commission',
  alsoShows: around,
  path: '/properties/commissions/',
  row: CommissionRow,
  create: CommissionInput,
  update: CommissionChange,
  ordering: ['due_date', '-due_date', '-created_date', 'created_date'],
  search: ['payer', 'deal_code', 'loan_code', 'applicant', 'invoice_no'],
  filters: {
    deal: anyOf('deal'),
    loan: anyOf('loan'),
    payer: anyOf('payer'),
    payer_side: anyWord('payer_side', payerSides),
    status: anyWord('status', commissionStatuses),
    /** Something is still to come, of what is asked for. */
    is_due: isSo('is_due'),
    age: oneWord('age', ageingBuckets),
    /** Somebody of the office who has a share in it. */
    staff: anyOf('staff'),
    due_date__gte: onOrAfter('due_date'),
    due_date__lte: onOrBefore('due_date'),
  },
});

const { list, get, create, update, remove } = commissions.calls;
const one = { params: idParams, answer: Commission } as const;
const shows = [
  ...(['commission', ...around, 'commission_reminder', 'commission_letter', 'reminder_letter'] as const),
  ...(['app_user', 'company'] as const),
] as const;

/** What is due by age, without what is not asked for; and what waits to be done. */
export const CommissionDues = z.object({
  /** Rupees with GST that are still to come, and how many commissions that is. */
  ages: z.array(z.object({ age: z.enum(ageingBuckets), count: z.number().int(), balance: z.number() })),
  balance: z.number(),
  without_gst: z.number(),
  count: z.number().int(),
  splits_due: z.number().int(),
  certificates_pending: z.number().int(),
});
export type CommissionDues = z.infer<typeof CommissionDues>;

export const commissionCalls = {
  list: { ...list, access: 'commission:edit' as const, summary: 'What payers owe, by day and age' },
  get: { ...get, access: 'commission:edit' as const, answer: Commission, shows },
  create: { ...create, access: 'commission:edit' as const, answer: Commission },
  update: { ...update, access: 'commission:edit' as const, answer: Commission },
  remove: { ...remove, access: 'commission:edit' as const },
  export: listExport(commissions),
  dues: call({
    method: 'GET',
    shows: ['commission', 'commission_split', 'commission_receipt'],
    path: '/properties/commission_dues/',
    access: 'commission:edit',
    summary: 'What is due by age, and what waits to be done',
    query: z.object({}),
    answer: CommissionDues,
  }),
  move: call({
    method: 'POST',
    path: '/properties/commissions/:id/move/',
    access: 'commission:edit',
    summary: 'Confirm a commission, dispute it, end a dispute, or write it off',
    body: z.object({ to: said(commissionStatuses), note: text(commissionLimits.note) }),
    ...one,
  }),
  sendTermsCode: call({
    method: 'POST',
    path: '/properties/commissions/:id/terms/code/',
    access: 'commission:edit',
    summary: 'Send the payer a code by SMS, with which they agree to the terms',
    params: idParams,
    answer: z.object({ number: z.string() }),
  }),
  agree: call({
    method: 'POST',
    path: '/properties/commissions/:id/terms/',
    access: 'commission:edit',
    summary: 'Keep that the payer agreed to the terms: by hand, by a code, or on a paper',
    params: idParams,
    body: z.object({
      method: said(['Signature', 'OTP', 'File']),
      signature: upload(),
      otp: z.string().trim().max(20).optional(),
      file: upload(),
    }),
    fileBytes: Math.max(signatureBytes, 10 * 1024 * 1024),
    answer: Commission,
  }),
  withdrawTerms: call({
    method: 'DELETE',
    path: '/properties/commissions/:id/terms/',
    access: 'commission:edit',
    summary: 'Take an agreement to the terms back, so that other terms can be agreed',
    params: idParams,
    answer: Commission,
  }),
  terms: call({
    method: 'GET',
    shows: ['commission', 'deal', 'loan', 'loan_application', 'property', 'area', 'society', 'contact', 'company'],
    path: '/properties/commissions/:id/terms/pdf/',
    access: 'commission:edit',
    summary: 'The terms of brokerage as a paper, to be signed or signed',
    params: idParams,
    showsNumbers: true,
    answer: z.object({ file_name: z.string(), content: z.base64() }),
  }),
};
