import { addDays } from '@angan/domain/dates.ts';
import { expect, test } from 'vitest';
import { matchReason } from './match-reason.ts';
import { quoteOf, quotes } from './quotes.ts';

test('every date has a quote of its own, the 29th of February too', () => {
  const days = Array.from({ length: 366 }, (_, n) => addDays('2028-01-01', n));
  expect(new Set(days.map(quoteOf)).size).toBe(366);
  expect(quotes()).toHaveLength(366);
  expect(quoteOf('2027-03-01')).toBe(quoteOf('2028-03-01'));
});

test('a match says how much fits, what does not quite, and what to ask', () => {
  const of = (label: string, state: string, s: number) => ({ label, state, s, weight: 10 });
  const criteria = [
    of('BHK', 'fit', 1),
    of('Budget', 'near', 0.6),
    of('Area', 'miss', 0.2),
    of('Facing', 'unknown', 0),
  ];
  expect(matchReason({ criteria, ask: ['facing', 'parking'] } as never)).toBe(
    'Fits 1 of 4 needs. Not quite: area. Ask: facing and parking.',
  );
  expect(matchReason({ criteria: [of('BHK', 'fit', 1)], ask: [] } as never)).toBe('Fits 1 of 1 needs.');
});
