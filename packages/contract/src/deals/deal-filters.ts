import {
  bookingStages,
  type DealStage,
  dealLadders,
  ourSides,
  rentStages,
  saleStages,
} from '@angan/domain/lookups/deals.ts';
import { anyOf, anyWord, isSo, oneWord, onOrAfter, onOrBefore } from '../kit/filters.ts';

/** Every stage that a deal of any type goes through. */
export const dealStages = [...new Set([...saleStages, ...rentStages, ...bookingStages].map(({ stage }) => stage))] as [
  DealStage,
  ...DealStage[],
];

/** Brokerage of a deal that has not come: all that is owed, or what is past its day. */
export const dealDues = ['Due', 'Overdue'] as const;

export const dealFilters = {
  /** Whose stages a deal goes through. */
  ladder: oneWord('ladder', dealLadders),
  stage: anyWord('stage', dealStages),
  /** Neither closed nor cancelled. */
  is_open: isSo('is_open'),
  deal_type: anyOf('deal_type'),
  property: anyOf('property'),
  projectunit: anyOf('projectunit'),
  inquiry: anyOf('inquiry'),
  /** Who buys or sells, takes or lets. */
  contact: anyOf('contact'),
  area: anyOf('area'),
  dues: oneWord('dues', dealDues),
  our_side: anyWord('our_side', ourSides),
  /** Who closes it, or made it where nobody is named. */
  staff: anyOf('staff'),
  expected_close__gte: onOrAfter('expected_close'),
  expected_close__lte: onOrBefore('expected_close'),
  lease_end__gte: onOrAfter('lease_end'),
  lease_end__lte: onOrBefore('lease_end'),
};
