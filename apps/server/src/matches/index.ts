import type { gapCalls } from '@angan/contract/matches/gaps.ts';
import type { matchCalls } from '@angan/contract/matches/matches.ts';
import type { Handlers } from '../core/http/serve.ts';
import { gapBoard } from './gap-board.ts';
import { matchesOfInquiry } from './matches-of-inquiry.ts';
import { matchesOfProperty } from './matches-of-property.ts';

export { circumstancesOf } from './circumstances.ts';
export { countMatches } from './counts.ts';
export { matchJobs } from './keeping/index.ts';
export { pairsOf } from './keeping/pairs-of.ts';
export { namesOf, rowOf } from './names.ts';
export { newMatches } from './new-matches.ts';
export { weightHandlers } from './weights.ts';
export { countedInquiryHandlers, countedPropertyHandlers } from './with-counts.ts';

export const matchHandlers: Handlers<typeof matchCalls> = {
  ofInquiry: matchesOfInquiry,
  ofProperty: matchesOfProperty,
};

export const gapHandlers: Handlers<typeof gapCalls> = { board: gapBoard };
