import { expect, it } from 'vitest';
import { outcomeOf, resultOf } from './call-outcome.ts';
import { callResults } from './lookups/inquiries.ts';
import { callOutcomes } from './lookups/tasks.ts';

it('counts the calls that rang in vain, up to six', () => {
  expect([null, 'Busy', 'RNR 1', 'RNR 5', 'RNR 6'].map((before) => resultOf('RNR', before))).toEqual([
    'RNR 1',
    'RNR 1',
    'RNR 2',
    'RNR 6',
    'RNR 6',
  ]);
});

it('knows each outcome as a result, and each result as an outcome that says the same', () => {
  for (const outcome of callOutcomes) expect(callResults).toContain(resultOf(outcome, null));
  for (const result of callResults) expect(callOutcomes).toContain(outcomeOf('Call', result));
  expect(callOutcomes.filter((outcome) => resultOf(outcome, null) === 'Connected')).toHaveLength(3);
  expect(outcomeOf('WhatsApp', null)).toBe('Done');
});
