/** The line on top of a pair: how much, the largest loss, what is not confirmed, what to ask (domain 8.3). */
import { places, says, sentences, type Words } from '../sentence.ts';
import { listed } from './reason-parts.ts';
import { gateReasons, reason, type StoredReason } from './reasons.ts';
import type { MatchCriterion, MatchResult } from './types.ts';

const { count, word } = places;

const parts = sentences({
  head: says('{score}% {label}: fits {fits} of {needs} needs.', {
    score: count,
    label: word,
    fits: count,
    needs: count,
  }),
  fits: says('Fits {fits} of {needs} needs.', { fits: count, needs: count }),
  loss: says('{reason}.', { reason }),
  notConfirmed: says('Not confirmed for {days, plural, one {# day} other {# days}}.', { days: count }),
  neverConfirmed: says('Not confirmed yet.'),
  ask: says('Ask: {all}.', { all: listed }),
});

type Judged = Pick<MatchCriterion, 'weight' | 's' | 'state'> & { says: StoredReason };
type Line = Pick<MatchResult, 'score' | 'label' | 'not_confirmed_days'> & { criteria: readonly Judged[] };

/** What costs a pair most, of what is known. */
const largestLoss = (criteria: readonly Judged[]): StoredReason | undefined => {
  const loss = (one: Judged): number => one.weight * (1 - one.s);
  const [worst] = criteria
    .filter((one) => one.state === 'near' || one.state === 'miss')
    .sort((a, b) => loss(b) - loss(a));
  return worst?.says;
};

/** 'Fits 5 of 9 needs. Ambli, 2.4 km from Bopal. Not confirmed for 31 days.' */
export const matchLine = (match: Line, words: Words, head = false): string => {
  const { of } = parts;
  const { score, label, criteria, not_confirmed_days: days } = match;
  const needs = { fits: criteria.filter((one) => one.state === 'fit').length, needs: criteria.length };
  const loss = largestLoss(criteria);
  return [
    words.sentence(parts, head ? of.head({ score, label, ...needs }) : of.fits(needs)),
    loss && words.sentence(parts, of.loss({ reason: loss })),
    days !== undefined && words.sentence(parts, days === null ? of.neverConfirmed : of.notConfirmed({ days })),
  ]
    .filter(Boolean)
    .join(' ');
};

/** 'Ask: facing, price.'; '' where nothing is to be asked. */
export const askLine = (ask: readonly string[], words: Words): string =>
  ask.length > 0 ? words.sentence(parts, parts.of.ask({ all: ask })) : '';

/** The whole of it with the score, or why the pair is not listed. */
export const matchSummary = (match: Line & Pick<MatchResult, 'ask' | 'gates'>, words: Words): string =>
  match.gates.length > 0
    ? `${match.gates.map((one) => words.sentence(gateReasons, one.says)).join('. ')}.`
    : [matchLine(match, words, true), askLine(match.ask, words)].filter(Boolean).join(' ');
