import { expect, test } from 'vitest';
import { keptLimits, tooMuch } from './kept.ts';

const row = (n: number, at: number, bytes = 10) => ({ n, at, bytes, name: String(n) });
const now = Date.now();

test('the oldest go where there are too many, or too many bytes', () => {
  const rows = [row(1, now - 3000), row(2, now - 1000), row(3, now - 2000)];
  const left = (limits: Partial<typeof keptLimits>) => tooMuch(rows, { ...keptLimits, ...limits }).map(({ n }) => n);
  expect(left({})).toEqual([]);
  expect(left({ most: 2 })).toEqual([1]);
  expect(left({ bytes: 15 })).toEqual([3, 1]);
});

test('what is older than a week goes, as does what a wrong clock has written far ahead', () => {
  const week = keptLimits.age;
  expect(tooMuch([row(1, now - week - 1000), row(2, now), row(3, now + week + 60_000)]).map(({ n }) => n)).toEqual([
    3, 1,
  ]);
});

test('whose it all is never goes', () => {
  expect(tooMuch([row(1, 0), row(2, now)], { ...keptLimits, most: 1 })).toEqual([]);
});
