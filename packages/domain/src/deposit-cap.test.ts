import { expect, test } from 'vitest';
import { depositCapMonths } from './deposit-cap.ts';
import { depositCapRows } from './deposit-cap-rows.ts';
import { states } from './lookups/places.ts';

const months = (state: string | null, isHome: boolean, day = '2026-11-21') =>
  depositCapMonths(state, isHome, day, depositCapRows);

test('a deposit is limited where an act of the state says so, and nowhere else', () => {
  const limited = states.filter(({ state }) => months(state, true) !== undefined).map(({ state }) => state);
  expect(limited.toSorted()).toEqual(['Andhra Pradesh', 'Assam', 'Tamil Nadu', 'Uttar Pradesh']);
  expect([months('Uttar Pradesh', true), months('Uttar Pradesh', false)]).toEqual([2, 6]);
  expect([months('Tamil Nadu', true), months('Tamil Nadu', false)]).toEqual([3, 3]);
  expect([months('Gujarat', true), months(null, true), months('constructor', true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('and from the day on which its act begins', () => {
  expect([months('Uttar Pradesh', true, '2021-01-10'), months('Uttar Pradesh', true, '2021-01-11')]).toEqual([
    undefined,
    2,
  ]);
});
