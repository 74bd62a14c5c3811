export { MatchCount, MatchNumber } from './match-count.tsx';
export { MatchingInquiries } from './matching-inquiries.tsx';
export { MatchingProperties } from './matching-properties.tsx';
export { matchesOfInquiry, useMatchesOfInquiry, useMatchesOfProperty } from './use-matches.ts';
