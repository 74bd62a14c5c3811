import type { matchCalls } from '@angan/contract/matches/matches.ts';
import type { Handlers } from '../core/http/serve.ts';
import { matchesOfInquiry } from './matches-of-inquiry.ts';
import { matchesOfProperty } from './matches-of-property.ts';

export { matchJobs } from './keeping/index.ts';
export { countedInquiryHandlers, countedPropertyHandlers } from './with-counts.ts';

export const matchHandlers: Handlers<typeof matchCalls> = {
  ofInquiry: matchesOfInquiry,
  ofProperty: matchesOfProperty,
};
export { namesOf, rowOf } from './names.ts';
