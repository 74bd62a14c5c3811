export { absorb, type Node } from './absorb.ts';
export { type Choosable, defaultChoices, survivorOf } from './choices.ts';
export { consentInWords } from './consent.ts';
export { groupsOf } from './groups.ts';
export { isEqual, isNothing, sameValue } from './same.ts';
export { settle } from './settle.ts';
export {
  type Consent,
  type Dropped,
  type InWords,
  type Line,
  type Merge,
  type Mergeable,
  type MergeField,
  type MergeFields,
  type MergeRule,
  type MergeValue,
  nothingDropped,
  type Shown,
  type Whole,
} from './types.ts';
export { ownOf, show, unite, uniteOne, withLines } from './unite.ts';
