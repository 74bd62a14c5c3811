import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { RecentChanges } from './recent-changes.ts';

const at = { ms: 1_000_000 };
const change = (company: number, id: number): Change => ({ company, entity: 'contact', id, action: 'changed' });
const ids = (changes: readonly Change[] | undefined) => changes?.map(({ id }) => id);

test('what changed within a time is known for a minute, to its company alone', () => {
  const recent = new RecentChanges(() => at.ms);
  at.ms += 70_000;
  recent.add(change(1, 1));
  at.ms += 10_000;
  recent.add(change(1, 2));
  recent.add(change(2, 3));
  expect(ids(recent.within(1, 5_000))).toEqual([2]);
  expect(ids(recent.within(1, 10_000))).toEqual([1, 2]);
  expect(ids(recent.within(2, 60_000))).toEqual([3]);
  expect(recent.within(1, 60_001)).toBeUndefined();
  // Whose clock was set back cannot know.
  expect(recent.within(1, -1)).toBeUndefined();
});

test('of a company with very many changes, and after a break, only what is surely known is told', () => {
  const recent = new RecentChanges(() => at.ms);
  expect(recent.within(1, 1)).toBeUndefined();
  at.ms += 1_000;
  for (let id = 0; id < 600; id += 1) {
    at.ms += 10;
    recent.add(change(1, id));
  }
  expect(recent.within(1, 5_500)).toBeUndefined();
  expect(ids(recent.within(1, 50))).toEqual([594, 595, 596, 597, 598, 599]);
  expect(ids(recent.within(2, 5_500))).toEqual([]);
  recent.forget();
  at.ms += 20;
  expect(ids(recent.within(1, 10))).toEqual([]);
  expect(recent.within(1, 30)).toBeUndefined();
});
