import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lanesOf, leastMinutes } from './lanes.ts';

const items = fc.array(
  fc.record({ minute: fc.integer({ min: 0, max: 1380 }), minutes: fc.integer({ min: 5, max: 480 }) }),
);
const room = fc.record({ most: fc.integer({ min: 1, max: 6 }), less: fc.integer({ min: 0, max: 5 }) });
const endOf = ({ minute, minutes }: { minute: number; minutes: number }) => minute + Math.max(minutes, leastMinutes);
const endless = { most: Number.POSITIVE_INFINITY, mostCrowded: 1, isKept: () => false };

it('puts nothing over anything else, and leaves nothing out', () => {
  fc.assert(
    fc.property(items, (all) => {
      const { placed, crowds } = lanesOf(all, endless);
      expect([placed.length, crowds.length, new Set(placed.map(({ item }) => item))]).toEqual([
        all.length,
        0,
        new Set(all),
      ]);
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

it('shows no more beside each other than have room, the rest in crowds apart from each other, and what is kept', () => {
  fc.assert(
    fc.property(items, room, fc.nat(), (all, { most, less }, pick) => {
      const mostCrowded = Math.max(1, most - less);
      const kept = all[pick % Math.max(1, all.length)];
      const { placed, crowds } = lanesOf(all, { most, mostCrowded, isKept: (item) => item === kept });
      const shown = placed.map(({ item }) => item);
      expect(new Set([...shown, ...crowds.flatMap((crowd) => crowd.items)])).toEqual(new Set(all));
      expect(shown.length + crowds.reduce((sum, crowd) => sum + crowd.items.length, 0)).toBe(all.length);
      for (const { lanes, isCrowded } of placed) expect(lanes).toBeLessThanOrEqual(isCrowded ? mostCrowded : most);
      if (kept) expect(shown).toContain(kept);
      crowds.forEach((crowd, at) => {
        const end = Math.max(...crowd.items.map(endOf));
        expect(crowd.minute).toBe(Math.min(...crowd.items.map(({ minute }) => minute)));
        if (crowds[at + 1]) expect(crowds[at + 1]!.minute).toBeGreaterThanOrEqual(end);
      });
    }),
  );
});

it('gives what stands alone the whole width', () => {
  const lanesBy = (all: { minute: number; minutes: number }[]) =>
    lanesOf(all, endless).placed.map(({ lane, lanes }) => [lane, lanes]);
  expect(
    lanesBy([
      { minute: 600, minutes: 60 },
      { minute: 660, minutes: 15 },
    ]),
  ).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(
    lanesBy([
      { minute: 600, minutes: 60 },
      { minute: 630, minutes: 60 },
      { minute: 660, minutes: 30 },
    ]),
  ).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
  ]);
});
