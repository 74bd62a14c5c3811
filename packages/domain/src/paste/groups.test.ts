import { expect, test } from 'vitest';
import { groupFiguresOf } from '../../test/group-figures.ts';
import { freshTuned, newUnseen, tunedGroups, unseenGroups } from '../../test/messages/groups/index.ts';

/** How well messages of brokers' groups are taken apart and read; docs/paste.md has the figures. Each may fall by 2 points. */

const shareOf = (part: number, all: number): number => part / all;

test('the messages of groups that the rules were made with are taken apart and read', () => {
  const { precision, recall, counts, messages, whole, records, wrongPhones, tenfold } = groupFiguresOf(tunedGroups);
  expect(precision).toBeGreaterThan(0.97);
  expect(recall).toBeGreaterThan(0.97);
  expect(shareOf(counts, messages)).toBeGreaterThan(0.97);
  expect(shareOf(whole, records)).toBeGreaterThan(0.9);
  expect([wrongPhones, tenfold]).toEqual([0, 0]);
});

test('of authors of groups that the rules never saw, as many values are right as docs/paste.md says', () => {
  const figures = groupFiguresOf(unseenGroups);
  expect(figures.precision).toBeGreaterThan(0.965);
  expect(figures.recall).toBeGreaterThan(0.948);
  expect(shareOf(figures.counts, figures.messages)).toBeGreaterThan(0.951);
  expect(shareOf(figures.kinds, figures.records)).toBeGreaterThan(0.953);
  expect(shareOf(figures.whole, figures.records)).toBeGreaterThan(0.786);
  expect([figures.wrongPhones, figures.tenfold]).toEqual([0, 0]);
});

test('of messages of a fresh eye, as many values are right as docs/paste.md says', () => {
  const figures = groupFiguresOf(freshTuned);
  expect(figures.precision).toBeGreaterThan(0.967);
  expect(figures.recall).toBeGreaterThan(0.958);
  expect(shareOf(figures.counts, figures.messages)).toBeGreaterThan(0.972);
  expect(shareOf(figures.kinds, figures.records)).toBeGreaterThan(0.974);
  expect(shareOf(figures.whole, figures.records)).toBeGreaterThan(0.799);
  expect([figures.wrongPhones, figures.tenfold]).toEqual([0, 0]);
});

test('of messages that were written after the rules, as many values are right as docs/paste.md says', () => {
  const figures = groupFiguresOf(newUnseen);
  expect(figures.precision).toBeGreaterThan(0.967);
  expect(figures.recall).toBeGreaterThan(0.947);
  expect(shareOf(figures.counts, figures.messages)).toBeGreaterThan(0.98);
  expect(shareOf(figures.kinds, figures.records)).toBeGreaterThan(0.968);
  expect(shareOf(figures.whole, figures.records)).toBeGreaterThan(0.712);
  expect([figures.wrongPhones, figures.tenfold]).toEqual([0, 0]);
});
