import { parseMessage, placesOf } from '@angan/domain/paste/index.ts';
import { expect, test } from 'vitest';
import { marked, message, messagePieces } from './message.ts';

const lists = {
  areas: [
    { id: 1, name: 'Bopal' },
    { id: 2, name: 'Ambli' },
  ],
  societies: [],
};

test('the welcome page marks what the rules of pasting read, and shows the values that they give', () => {
  const { kind, fields } = parseMessage(message, lists);
  const places = Object.values(fields).flatMap((found) => placesOf(found));
  const read = new Set(places.map(({ start, end }) => message.slice(start, end)));
  expect([...read].toSorted()).toEqual([...marked].toSorted());
  expect(kind).toBe('Requirement');
  expect(fields).toMatchObject({
    deal_types: { value: ['Sale'], confidence: 'Medium' },
    bhk: { value: [3], confidence: 'High' },
    areas: { value: [1, 2], confidence: 'High' },
    budget_min: { value: 8_500_000, confidence: 'High' },
    budget_max: { value: 9_500_000, confidence: 'High' },
    furniture: { value: 'Semi-furnished', confidence: 'High' },
    possession: { value: 'Ready to move', confidence: 'High' },
    facing: { value: 'East', confidence: 'High' },
  });
});

test('the pieces of the message are the message', () => {
  expect(messagePieces().map(({ text }) => text)).toHaveLength(16);
  expect(
    messagePieces()
      .map(({ text }) => text)
      .join(''),
  ).toBe(message);
});
