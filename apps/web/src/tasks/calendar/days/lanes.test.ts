import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lanesOf, leastMinutes } from './lanes.ts';

const items = fc.array(
  fc.record({ minute: fc.integer({ min: 0, max: 1380 }), minutes: fc.integer({ min: 5, max: 480 }) }),
);
const endOf = ({ minute, minutes }: { minute: number; minutes: number }) => minute + Math.max(minutes, leastMinutes);

it('puts nothing over anything else, and leaves nothing out', () => {
  fc.assert(
    fc.property(items, (all) => {
      const placed = lanesOf(all);
      expect([placed.length, new Set(placed.map(({ item }) => item))]).toEqual([all.length, new Set(all)]);
      for (const one of placed) {
        expect(one.lane).toBeLessThan(one.lanes);
        for (const other of placed) {
          if (one === other) continue;
          const touch = one.item.minute < endOf(other.item) && other.item.minute < endOf(one.item);
          // Beside each other they have different lanes of as many.
          if (touch) expect([one.lane === other.lane, one.lanes === other.lanes]).toEqual([false, true]);
        }
      }
    }),
  );
});

it('gives what stands alone the whole width', () => {
  expect(
    lanesOf([
      { minute: 600, minutes: 60 },
      { minute: 660, minutes: 15 },
    ]).map(({ lanes }) => lanes),
  ).toEqual([1, 1]);
  expect(
    lanesOf([
      { minute: 600, minutes: 60 },
      { minute: 630, minutes: 60 },
      { minute: 660, minutes: 30 },
    ]).map(({ lane, lanes }) => [lane, lanes]),
  ).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
  ]);
});
