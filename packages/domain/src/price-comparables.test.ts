import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { type ComparableHome, comparablesOf, priceRange } from './price-comparables.ts';

const today = '2026-11-21';
const home = (id: number, more: Partial<ComparableHome> & { sqft?: number } = {}): ComparableHome => ({
  id,
  group: 'Apartment',
  bhk: 3,
  rooms: 3,
  sizes: [{ basis: 'Carpet', sqft: more.sqft ?? 1000 }],
  price: 80_00_000,
  society: 1,
  areas: [10],
  day: '2026-10-01',
  is_closed: false,
  ...more,
});
const subject = home(0);

test('the most telling comes first: a closed deal of the same society, then what is like it, then the area', () => {
  const found = comparablesOf(
    subject,
    [
      home(1, { society: 2 }),
      home(2),
      home(3, { is_closed: true }),
      home(4, { sqft: 1300 }),
      home(5, { rooms: 2, day: '2024-11-21' }),
      home(6, { society: 2, areas: [11] }),
      home(7, { group: 'Shop' as ComparableHome['group'] }),
      home(8, { price: null }),
      subject,
    ],
    today,
  );
  expect(found.map(({ id, score }) => [id, score])).toEqual([
    [3, 100],
    [2, 90],
    [4, 80],
    [1, 70],
    [5, 66],
  ]);
  expect(found[2]).toMatchObject({ within: 'society', size_percent: expect.closeTo(30, 9), days_old: 51 });
});

test('a range is told from three on, and comes to a price of the subject', () => {
  const all = [home(1, { price: 70_00_000 }), home(2), home(3, { price: 1_00_00_000 })];
  const found = comparablesOf(subject, all, today);
  expect(priceRange(found, home(0, { sqft: 1200 }))).toEqual({
    samples: 3,
    low: 7000,
    median: 8000,
    high: 10_000,
    price: 96_00_000,
  });
  expect(priceRange(found.slice(0, 2), subject)).toBeUndefined();
  expect(priceRange(found, { ...subject, sizes: [] })?.price).toBeNull();
});

test('the order is that of the scores, whatever the order of the stock, and none is above 100', () => {
  const any = fc.record({
    society: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    rooms: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    sqft: fc.integer({ min: 1, max: 3000 }),
    day: fc.integer({ min: 0, max: 1000 }).map((days) => addDays(today, -days)),
    is_closed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (stock) => {
      const homes = stock.map((more, index) => home(index + 1, more));
      const found = comparablesOf(subject, homes, today);
      expect(comparablesOf(subject, homes.toReversed(), today)).toEqual(found);
      for (const [index, { score }] of found.entries()) {
        expect(score >= 0 && score <= 100).toBe(true);
        expect(score).toBeLessThanOrEqual(found[index - 1]?.score ?? 100);
      }
    }),
  );
});
