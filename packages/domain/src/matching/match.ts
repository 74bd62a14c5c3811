/** The match of an inquiry and a property, and lists of them from either side. */
import { dealPairs } from './deals.ts';
import { scorePair } from './score.ts';
import type { MatchContext, MatchInquiry, MatchProperty, MatchResult } from './types.ts';

/**
 * How well a property fits an inquiry. The same pair has the same score from whichever side it is opened. Where both
 * sides are open to several deal types, the pair is judged by the one that serves it best.
 */
export const match = (inquiry: MatchInquiry, property: MatchProperty, ctx: MatchContext): MatchResult => {
  const pairs = dealPairs(inquiry, property);
  const results = (pairs.length > 0 ? pairs : [undefined]).map((deal) => scorePair({ inquiry, property, ctx, deal }));
  const isListable = (result: MatchResult): number => Number(result.gates.length === 0);
  return results.reduce((a, b) => ((isListable(b) - isListable(a) || b.exact - a.exact) > 0 ? b : a));
};

/** Whether a pair belongs on a list; weak ones only when asked for. */
export const isListed = (result: MatchResult, showWeak = false): boolean =>
  result.gates.length === 0 && (showWeak || result.label !== 'Weak');

/** Best first: exact score, then confidence, then the one verified last. */
export const byBest = (a: MatchResult, b: MatchResult): number =>
  b.exact - a.exact ||
  b.confidence_exact - a.confidence_exact ||
  moment(b.last_verified_at) - moment(a.last_verified_at);

const moment = (iso: string | null): number => (iso ? Date.parse(iso) : 0);

/** The properties that fit an inquiry, best first. */
export const matchesOfInquiry = <P extends MatchProperty>(
  inquiry: MatchInquiry,
  properties: readonly P[],
  ctx: MatchContext,
  showWeak = false,
): { property: P; match: MatchResult }[] =>
  properties
    .map((property) => ({ property, match: match(inquiry, property, ctx) }))
    .filter((one) => isListed(one.match, showWeak))
    .sort((a, b) => byBest(a.match, b.match));

/** The inquiries a property fits, best first. */
export const matchesOfProperty = <I extends MatchInquiry>(
  property: MatchProperty,
  inquiries: readonly I[],
  ctx: MatchContext,
  showWeak = false,
): { inquiry: I; match: MatchResult }[] =>
  inquiries
    .map((inquiry) => ({ inquiry, match: match(inquiry, property, ctx) }))
    .filter((one) => isListed(one.match, showWeak))
    .sort((a, b) => byBest(a.match, b.match));
