import type { MatchCriterion, PropertyMatch } from '@angan/contract/matches/matches.ts';

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
export const askText = (ask: readonly string[]): string => (ask.length > 0 ? `Ask: ${ask.join(', ')}.` : '');

const short = 12;

/** A chip's word: what fits says it in its own words where they are few, '4 BHK', 'Ready'. */
export const chipWord = ({ key, state, label, text }: MatchCriterion): string =>
  state === 'fit' && (key === 'bhk' || key === 'possession') && text.length <= short ? text : label;
