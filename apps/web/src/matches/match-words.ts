import type { MatchCriterion, PropertyMatch } from '@angan/contract/matches/matches.ts';
import { askLine, matchLine } from '@angan/domain/matching/match-line.ts';
import { matchReasons } from '@angan/domain/matching/reasons.ts';
import { t } from '@lingui/core/macro';
import { joined, sentence, word, words } from '../core/language/index.ts';

/** What a row tells of a pair, from whichever side. */
export type Scored = Omit<PropertyMatch, 'property' | 'inquiry'>;

/** How many needs fit, what costs most, and what nobody has confirmed; the score and the ask list stand beside it. */
export const reasonIn = (match: Scored): string => matchLine(match, words);

/** 'Ask: facing, price.' */
export const askText = (ask: readonly string[]): string => askLine(ask, words);

const short = 12;

/** A chip's word: what fits says it in its own words where they are few, '4 BHK', 'Ready'. */
export const chipWord = ({ key, state, label, says }: MatchCriterion): string => {
  const text = sentence(matchReasons, says);
  return state === 'fit' && (key === 'bhk' || key === 'possession') && text.length <= short ? text : word(label);
};

/** What was asked most, first. */
export const commonAsks = (pairs: readonly Scored[]): { what: string; inquiries: number }[] => {
  const counts = new Map<string, number>();
  for (const what of pairs.flatMap((pair) => pair.ask)) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, inquiries]) => ({ what, inquiries })).sort((a, b) => b.inquiries - a.inquiries);
};

/**
 * A message to the owner of `home`, '3 BHK flat in Orchid Heights, Prahladnagar', that asks for what is not known. It
 * names no client.
 */
export const askOwnerText = (owner: string, home: string, asks: readonly string[]): string =>
  t`Hello${owner === '' ? '' : ` ${owner}`}, I have a client who may like your ${home}. Please tell me: ${joined(asks.map(word), 'and')}. Thank you.`;

/** How the number of a list is told: what is counted no further ends in a plus. */
export const countText = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count));
