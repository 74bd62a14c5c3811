import {
  type InquiryTarget,
  inquiryJoining,
  inquiryTargetLabel,
  inquiryTargets,
} from '@angan/contract/imports/inquiry-targets.ts';
import type { GuessedColumn } from '../engine/reader.ts';
import { type Guess, share } from '../map/guess.ts';
import { isSize, recordGuide, settleColumns } from '../records/guide.ts';
import { readMoneyRange } from '../values/money.ts';
import { readPropertyType, readSubtype } from '../values/subtypes.ts';
import { inquirySynonyms } from './synonyms.ts';

/** A header that means two things is settled by what stands below it. */
const instead = (target: InquiryTarget, values: readonly string[]): InquiryTarget | undefined => {
  if (target === 'area' && share(values, (value) => isSize(value) || /^[\d,.-]+$/.test(value)) >= 0.6) return 'sizes';
  if (target === 'property_type' && share(values, (value) => readPropertyType(value) !== undefined) < 0.5)
    return share(values, (value) => readSubtype(value) !== undefined) >= 0.5 ? 'property_subtype' : undefined;
  if (target === 'property_subtype' && share(values, (value) => readPropertyType(value) !== undefined) >= 0.6)
    return 'property_type';
  // 'Purpose' is the deal in one list, and own use or investment in another.
  if (target === 'deal_type' && share(values, (value) => /own|self|invest|end use/i.test(value)) >= 0.6)
    return 'purpose';
  return undefined;
};

export const inquiryGuide = recordGuide<InquiryTarget>({
  synonyms: inquirySynonyms,
  targets: inquiryTargets,
  label: inquiryTargetLabel,
  instead,
  byValues: (values) => {
    const isBudget = (value: string) =>
      /\d\s*(?:cr|l\b|la[ck]|k\b)/i.test(value) && readMoneyRange(value) !== undefined;
    if (share(values, isBudget) >= 0.6) return 'budget';
    if (share(values, isSize) >= 0.6) return 'sizes';
    return undefined;
  },
  numbers: ['budget', 'budget_min', 'budget_max', 'sizes', 'size_min', 'size_max', 'persons'],
});

export const settleInquiries = (columns: readonly GuessedColumn<InquiryTarget>[]): Guess<InquiryTarget>[] =>
  settleColumns(columns, inquiryGuide, instead, inquiryJoining);
