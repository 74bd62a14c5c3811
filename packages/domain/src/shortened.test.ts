import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('cuts between letters', () => {
  expect(shortened('Ask for the NOC', 20)).toBe('Ask for the NOC');
  expect(shortened('Ask for the NOC', 12)).toBe('Ask for the…');
  expect(shortened('Key 🔑 with the watchman', 5)).toBe('Key…');
  expect(shortened('ભાવના', 4)).toBe('ભાવ…');
});

it('leaves no half of a letter, and is never longer than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = shortened(text, most);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
      expect(cut.length).toBeLessThanOrEqual(Math.max(most + 1, text.length <= most ? text.length : 0));
    }),
  );
});
