import { expect, test } from 'vitest';
import { depositCapMonths } from './deposit-cap.ts';
import { states } from './lookups/places.ts';

test('a deposit is limited where an act of the state says so, and nowhere else', () => {
  const limited = states.filter(({ state }) => depositCapMonths(state, true) !== undefined).map(({ state }) => state);
  expect(limited.toSorted()).toEqual(['Andhra Pradesh', 'Assam', 'Tamil Nadu', 'Uttar Pradesh']);
  expect([depositCapMonths('Uttar Pradesh', true), depositCapMonths('Uttar Pradesh', false)]).toEqual([2, 6]);
  expect([depositCapMonths('Tamil Nadu', true), depositCapMonths('Tamil Nadu', false)]).toEqual([3, 3]);
  expect([
    depositCapMonths('Gujarat', true),
    depositCapMonths(null, true),
    depositCapMonths('constructor', true),
  ]).toEqual([undefined, undefined, undefined]);
});
