import { payerSides, paymentModes } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, number, reference, requiredDay, rupees, text } from '../kit/fields.ts';
import { anyOf, anyWord } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { commissionAbout, commissionLimits, loanOfRow, SplitShown, said } from './commission-fields.ts';
import { Commission } from './commissions.ts';
import { FileAnswer } from './papers.ts';

const Share = z.object({
  /** The share that is changed; undefined for a new one. One that is left out goes, unless it is paid. */
  id: z.number().int().positive().optional(),
  party_type: said(['Sub-user', 'Co-broker', 'Referrer']),
  user_id: reference(),
  contact: reference(),
  percent: number(0, 100),
  fixed: rupees(),
});

/** A share as its own person sees it: what it is of and what it comes to, but not what the office earns. */
export const OwnSplit = SplitShown.extend({
  commission: z.number().nullable(),
  deal: z.object({ id: z.number(), deal_code: z.string() }).nullable(),
  loan: z.object(loanOfRow).nullable(),
  about: commissionAbout,
  payer_side: z.enum(payerSides),
  created_date: z.string(),
});
export type OwnSplit = z.infer<typeof OwnSplit>;

export const splitFilters = {
  status: anyWord('status', ['Due', 'Paid']),
  user: anyOf('user_id'),
  contact: anyOf('contact'),
  party_type: anyWord('party_type', ['Sub-user', 'Co-broker', 'Referrer']),
};

/** What one person or co-broker is owed and was paid. */
export const Payee = z.object({
  /** 'user 12' or 'contact 7'. */
  key: z.string(),
  party_type: z.enum(['Sub-user', 'Co-broker', 'Referrer']),
  user_id: z.number().nullable(),
  contact: z.number().nullable(),
  name: z.string(),
  due: z.number(),
  due_count: z.number().int(),
  paid: z.number(),
  /** Deducted from what was paid. */
  tds: z.number(),
});

export const splitCalls = {
  list: call({
    method: 'GET',
    shows: ['commission_split', 'commission', 'deal', 'loan', 'property', 'area', 'society', 'contact', 'app_user'],
    path: '/properties/commission_splits/',
    access: 'commission:view',
    summary: 'Shares in brokerage, the newest first; everybody but the owners sees their own only',
    query: z.object({ ...listQuery, ...queryOf(splitFilters) }),
    answer: pageOf(OwnSplit),
  }),
  payees: call({
    method: 'GET',
    shows: ['commission_split', 'commission', 'contact', 'app_user'],
    path: '/properties/commission_payees/',
    access: 'commission:view',
    summary: 'What each person and co-broker is owed and was paid; everybody but the owners sees themselves only',
    query: z.object({}),
    answer: z.array(Payee),
  }),
  set: call({
    method: 'PUT',
    path: '/properties/commissions/:id/splits/',
    access: 'commission:edit',
    summary: 'Say who shares in a brokerage; the office has the rest',
    params: idParams,
    body: z.object({ splits: z.array(Share).max(commissionLimits.splits) }),
    answer: Commission,
  }),
  pay: call({
    method: 'POST',
    path: '/properties/commission_splits/:id/pay/',
    access: 'commission:edit',
    summary: 'Mark a share as paid, less the TDS that the office deducts',
    params: idParams,
    body: z.object({
      paid_on: requiredDay(),
      mode: said(paymentModes),
      ref_no: text(commissionLimits.ref),
      tds_amount: rupees(),
    }),
    answer: Commission,
  }),
  statement: call({
    method: 'GET',
    shows: ['commission_split', 'commission', 'deal', 'loan', 'property', 'area', 'society', 'contact', 'company'],
    path: '/properties/commission_splits/statement/',
    access: 'commission:edit',
    summary: 'The statement of a co-broker or referrer as PDF: each share, its TDS, what was paid and is due',
    query: z.object({ contact: z.string().regex(/^[1-9]\d{0,14}$/) }),
    showsNumbers: true,
    answer: FileAnswer,
  }),
};
