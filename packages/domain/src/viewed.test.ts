import { expect, test } from 'vitest';
import { isUnusual } from './viewed.ts';

test('a day is unusual above three times the mean of 30 days, and never with five numbers or fewer', () => {
  expect([isUnusual(5, 0), isUnusual(6, 0)]).toEqual([false, true]);
  // Four a day.
  expect([isUnusual(12, 120), isUnusual(13, 120)]).toEqual([false, true]);
  expect([isUnusual(5, 30), isUnusual(6, 30)]).toEqual([false, true]);
});
