export { aboutLine, type CommissionAbout } from './about.ts';
export {
  type AgeingBucket,
  type AgeingRow,
  ageingBucketOf,
  ageingBuckets,
  ageingOf,
  type Due,
  daysLate,
  isOverdue,
} from './ageing.ts';
export {
  areLetterRules,
  isLetterTime,
  type LetterNumber,
  type LetterRule,
  type LetterStanding,
  letterHours,
  letterNumbers,
  letterOfTone,
  mostLetterDays,
  type NextLetter,
  nextLetter,
  officeLetters,
  toneOfLetter,
  usualLetters,
} from './automatic-letters.ts';
export {
  type ClosingPaper,
  closingPapers,
  creditNoteDeadline,
  creditNoteFor,
  type Paper,
  refundOf,
} from './cancellation.ts';
export {
  type CommissionAmounts,
  type CommissionInput,
  commissionAmounts,
  type Milestone,
  type MilestoneAmounts,
  sumsToHundred,
} from './commission-amounts.ts';
export {
  afterReceipts,
  type CommissionFacts,
  type CommissionMove,
  type CommissionNeed,
  type CommissionStanding,
  commissionMoves,
  isDeletable,
  missingForCommission,
  settledStatuses,
} from './commission-status.ts';
export {
  type BrokerageCase,
  brokerageCaseOf,
  brokerageCases,
  coBrokerPresets,
  type DefaultTerm,
  defaultTerms,
  defaultTermsFor,
  type MilestoneTerm,
  milestonePresets,
} from './default-terms.ts';
export { type BrokerageBase, grossBrokerage } from './gross.ts';
export {
  certificateLetter,
  type LetterFacts,
  type LetterLanguage,
  type LetterTone,
  letterDays,
  letterLanguages,
  letterTones,
  nextTone,
  paymentLetter,
} from './letter.ts';
export {
  isStandardTerm,
  isTermRate,
  mostOfBasis,
  type OfficeTerm,
  officeTerms,
  type TermChange,
  type TermKey,
  usualTerm,
} from './office-terms.ts';
export { type AgreedTerms, type OpeningTerm, openingTerms } from './opening-terms.ts';
export {
  type Allocation,
  allocateReceipt,
  balanceOf,
  type OpenMilestone,
  type Receipt,
  settledBy,
  suggestedTds,
} from './receipts.ts';
export { type Slab, type SlabMeasure, type SlabTerms, slabMeasures, slabRate } from './slabs.ts';
export { isTdsParty, type Split, type SplitParty, type SplitShare, splitBrokerage, tdsOnSplits } from './split.ts';
