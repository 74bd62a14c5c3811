/** What one criterion found, before weights. */
import type { Ask } from './asks.ts';
import type { AskedFor } from './reason-parts.ts';
import { type MatchReason, matchReasons } from './reasons.ts';
import type { MatchContext, MatchInquiry, MatchProperty } from './types.ts';

/** One deal type of each side that go together. `soft`: they do, but not quite what was asked. */
export interface DealPair {
  inquiry: MatchInquiry['deal_types'][number];
  property: MatchProperty['deal_types'][number];
  soft: boolean;
}

export interface Sides {
  inquiry: MatchInquiry;
  property: MatchProperty;
  ctx: MatchContext;
  /** undefined when nothing the property is offered for is wanted. */
  deal: DealPair | undefined;
}

export interface Draft {
  s: number;
  /** What `s` would be if all that is not known missed, or fitted. */
  low: number;
  high: number;
  /** Whether the property says anything about this criterion at all. */
  known: boolean;
  says: MatchReason;
  /** What to ask the owner. */
  ask: readonly Ask[];
  /** There is none of it at all: 'Must have parking: none'. */
  hasNone?: true;
}

/** undefined: the inquiry does not ask for it. */
export type Criterion = (sides: Sides) => Draft | undefined;

export const known = (s: number, says: MatchReason): Draft => ({ s, low: s, high: s, known: true, says, ask: [] });

export const unknown = (says: MatchReason, ...ask: Ask[]): Draft => ({
  s: 0.5,
  low: 0,
  high: 1,
  known: false,
  says,
  ask,
});

/** The usual words for what the property does not say. */
export const notKnown = (asked: AskedFor, ...ask: Ask[]): Draft => unknown(matchReasons.of.notKnown({ asked }), ...ask);
