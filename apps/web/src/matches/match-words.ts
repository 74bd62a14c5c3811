import type { MatchCriterion, PropertyMatch } from '@angan/contract/matches/matches.ts';
import { t } from '@lingui/core/macro';

/** What a row tells of a pair, from whichever side. */
export type Scored = Omit<PropertyMatch, 'property' | 'inquiry'>;

/** The top line without the score, which stands beside it, and without the ask list, which is shown apart. */
export const reasonIn = ({ score, label, summary, ask }: Scored): string => {
  const head = `${score}% ${label}: `;
  const tail = askText(ask);
  const line = summary.startsWith(head) ? summary.slice(head.length) : summary;
  return tail && line.endsWith(tail) ? line.slice(0, -tail.length).trim() : line;
};

/** 'Ask: facing, price.' */
export const askText = (ask: readonly string[]): string => (ask.length > 0 ? t`Ask: ${ask.join(', ')}.` : '');

const short = 12;

/** A chip's word: what fits says it in its own words where they are few, '4 BHK', 'Ready'. */
export const chipWord = ({ key, state, label, text }: MatchCriterion): string =>
  state === 'fit' && (key === 'bhk' || key === 'possession') && text.length <= short ? text : label;

/** What was asked most, first. */
export const commonAsks = (pairs: readonly Scored[]): { what: string; inquiries: number }[] => {
  const counts = new Map<string, number>();
  for (const what of pairs.flatMap((pair) => pair.ask)) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, inquiries]) => ({ what, inquiries })).sort((a, b) => b.inquiries - a.inquiries);
};

/** 'a, b and c' */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : t`${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/**
 * A message to the owner of `home`, '3 BHK flat in Orchid Heights, Prahladnagar', that asks for what is not known. It
 * names no client.
 */
export const askOwnerText = (owner: string, home: string, asks: readonly string[]): string =>
  t`Hello${owner === '' ? '' : ` ${owner}`}, I have a client who may like your ${home}. Please tell me: ${listed(asks)}. Thank you.`;

/** How the number of a list is told: what is counted no further ends in a plus. */
export const countText = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count));
