import { expect, test } from 'vitest';
import { isUnseen, messages } from '../../test/messages/index.ts';
import { figuresOf, lists } from '../../test/paste-figures.ts';
import { parseMessage } from './parse.ts';

/** How well messages are read: those that the rules were made with, and those of authors that they never saw. */

const figure = (unseen: boolean) => figuresOf(messages.filter((message) => isUnseen(message) === unseen));

test('the messages that the rules were made with are read', () => {
  const { rows, kinds } = figure(false);
  expect(kinds).toBeGreaterThan(0.97);
  for (const { field, precision, recall } of rows)
    expect([field, precision > 0.8, recall > 0.8]).toEqual([field, true, true]);
});

test('numbers, deals and kinds of authors that the rules never saw are read', () => {
  const { rows, kinds } = figure(true);
  const of = (field: string) => rows.find((row) => row.field === field)!;
  expect(kinds).toBeGreaterThan(0.93);
  for (const field of ['phones', 'deal_type', 'bhk', 'size', 'areas'])
    expect([field, of(field).precision > 0.96]).toEqual([field, true]);
});

test('a reading always points to the words that it came from', () => {
  for (const { text } of messages)
    for (const found of Object.values(parseMessage(text, lists).fields)) {
      expect(found.start).toBeLessThan(found.end);
      expect(text.slice(found.start, found.end).trim()).not.toBe('');
    }
});
