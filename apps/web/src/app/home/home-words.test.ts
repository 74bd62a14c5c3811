import { expect, test } from 'vitest';
import { matchReason } from './match-reason.ts';

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
