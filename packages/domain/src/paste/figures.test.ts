import { expect, test } from 'vitest';
import { isUnseen, messages } from '../../test/messages/index.ts';
import { figuresOf, lists } from '../../test/paste-figures.ts';
import { parseMessage } from './parse.ts';

/** How well messages are read: those that the rules were made with, and those of authors that they never saw. */

/** Wrong in these costs most: the call goes to a stranger, or the wish to the wrong list. */
const certain = ['phones', 'deal_types', 'bhk', 'size', 'areas'];

const figure = (unseen: boolean) => figuresOf(messages.filter((message) => isUnseen(message) === unseen));

test('the messages that the rules were made with are read', () => {
  const { rows, kinds } = figure(false);
  expect(kinds).toBeGreaterThan(0.97);
  for (const { field, precision, recall } of rows)
    expect([field, precision > 0.8, recall > 0.8]).toEqual([field, true, true]);
});

test('of authors that the rules never saw, nine values in ten that are filled in are right', () => {
  const { rows, kinds, tenfold } = figure(true);
  expect(kinds).toBeGreaterThan(0.97);
  for (const { field, precision } of rows) expect([field, precision >= 0.9]).toEqual([field, true]);
  for (const { field, precision } of rows.filter(({ field }) => certain.includes(field)))
    expect([field, precision >= 0.97]).toEqual([field, true]);
  expect(tenfold).toBe(0);
});

test('a reading always points to the words that it came from', () => {
  for (const { text } of messages)
    for (const found of Object.values(parseMessage(text, lists).fields)) {
      expect(found.start).toBeLessThan(found.end);
      expect(text.slice(found.start, found.end).trim()).not.toBe('');
    }
});
