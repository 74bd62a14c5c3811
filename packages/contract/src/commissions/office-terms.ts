import { brokerageCases, mostOfBasis } from '@angan/domain/brokerage/index.ts';
import { commissionBases, payerSides } from '@angan/domain/lookups/deals.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';

export const officeTermTexts = {
  unknown: 'There is no such term.',
  rate: `A rate has at most two decimals, up to ${mostOfBasis.percent} % or ${mostOfBasis.months} months.`,
};

const Slabs = z.object({
  measure: z.string(),
  rate_of: z.string(),
  slabs: z.array(z.object({ up_to: z.number().nullable(), rate: z.number() })),
});

/** A term of the office, by its case, its payer and its basis. */
export const BrokerageTerm = z.object({
  case: z.enum(brokerageCases),
  payer_side: z.enum(payerSides),
  basis: z.enum(commissionBases),
  /** Percent or months, as the basis says; null where the slabs say it. */
  rate: z.number().nullable(),
  slab: Slabs.nullable(),
  /** Whether a new deal begins with it. */
  is_active: z.boolean(),
  /** As the product begins. */
  is_standard: z.boolean(),
});
export type BrokerageTerm = z.infer<typeof BrokerageTerm>;
const BrokerageTerms = z.object({ terms: z.array(BrokerageTerm) });

export const officeTermCalls = {
  get: call({
    method: 'GET',
    shows: ['brokerage_term'],
    path: '/properties/brokerage_terms/',
    access: 'deal:view',
    summary: 'What the office asks for on a new deal, where nothing else was agreed',
    answer: BrokerageTerms,
  }),
  put: call({
    method: 'PUT',
    path: '/properties/brokerage_terms/',
    access: 'settings:edit',
    summary: 'Ask for more or less in a case, or begin deals without it; deals that are here keep theirs',
    body: BrokerageTerm.omit({ slab: true, is_standard: true }).extend({ is_active: z.boolean() }),
    answer: BrokerageTerms,
  }),
};
