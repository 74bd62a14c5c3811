import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import { inForce } from './effective.ts';
import { gstRateRows } from './gst-rows.ts';

test('a day from the first row on has exactly the row that began last before it, whatever the order of the table', () => {
  const day = fc.integer({ min: 0, max: 36_525 });
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 12 }), day, (begins, asked) => {
      const rows = begins.map((days) => ({ valid_from: addDays('2016-06-01', days), begins: days }));
      const found = inForce(rows, addDays('2016-06-01', asked));
      expect(inForce(rows.toReversed(), addDays('2016-06-01', asked))).toBe(found);
      const before = begins.filter((days) => days <= asked);
      expect(found?.begins).toBe(before.length > 0 ? Math.max(...before) : undefined);
    }),
  );
});

test('GST on brokerage is 18 % since it began, and none before', () => {
  expect(inForce(gstRateRows, '2017-06-30')).toBeUndefined();
  expect(inForce(gstRateRows, '2017-07-01')?.percent).toBe(18);
  expect(inForce(gstRateRows, '2126-01-01')?.percent).toBe(18);
});
