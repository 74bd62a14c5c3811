import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatPreview, countdown, filledQuickReply, messageLine, previewLength } from './chats.ts';

test('a preview is one line, cut at 40 characters and never inside a letter', () => {
  expect(chatPreview('text', 'Short')).toBe('Short');
  expect(chatPreview('text', 'a'.repeat(40))).toBe('a'.repeat(40));
  expect(chatPreview('text', 'a'.repeat(41))).toBe(`${'a'.repeat(40)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (body) => {
      const line = chatPreview('text', body);
      const whole = messageLine('text', body);
      expect(line.replace(/…$/, '').length).toBeLessThanOrEqual(previewLength);
      expect(whole.startsWith(line.replace(/…$/, ''))).toBe(true);
      expect(line).not.toContain('\n');
    }),
  );
});

test.each([
  ['text', '*Bold* and\n_more_', 'Bold and more'],
  ['image', '', 'Photo'],
  ['image', 'The balcony', 'The balcony'],
  ['document', 'plan.pdf', 'Document: plan.pdf'],
  ['location', '', 'Location'],
  ['unsupported', 'Unsupported Message', 'Unsupported Message'],
  ['order', '', 'Unsupported Message'],
  ['revoked', '', 'This message was deleted'],
])('a message of kind %s is told in a line', (kind, body, line) => {
  expect(messageLine(kind, body)).toBe(line);
});

test('what is left is counted down in whole seconds to nothing', () => {
  expect(countdown(24 * 60 * 60_000)).toBe('24:00:00');
  expect(countdown(63_730_001)).toBe('17:42:11');
  expect(countdown(1)).toBe('00:00:01');
  expect(countdown(-5)).toBe('00:00:00');
});

test('a quick reply names people, and leaves no gap for who has no name', () => {
  const names = { name: 'Mehul Trivedi', first_name: 'Mehul', my_name: '' };
  expect(filledQuickReply('Namaste {name} ji, {other}', names)).toBe('Namaste Mehul Trivedi ji, {other}');
  expect(filledQuickReply('Thank you {my_name}, {first_name}', names)).toBe('Thank you, Mehul');
});
