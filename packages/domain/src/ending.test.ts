import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { endingDays, endingStep } from './ending.ts';

const today = '2026-11-21';
const stepAt = (left: number, steps: readonly number[] = endingDays.lease) =>
  endingStep(steps, addDays(today, left), today);

it('stands at the last step that was reached, from the first one to its last day', () => {
  expect([91, 90, 61, 60, 31, 30, 8, 7, 1, 0, -1].map((left) => stepAt(left))).toEqual([
    ...[undefined, 90, 90, 60, 60, 30, 30, 7, 7, 7, undefined],
  ]);
  expect(endingStep(endingDays.lease, null, today)).toBeUndefined();
});

it('passes every step once, in order, also where days were missed', () => {
  for (const steps of Object.values(endingDays)) {
    const passed = Array.from({ length: 120 }, (_, gone) => stepAt(119 - gone, steps)).filter(
      (step) => step !== undefined,
    );
    expect([...new Set(passed)]).toEqual([...steps]);
    expect(passed.toSorted((a, b) => b - a)).toEqual(passed);
  }
});
