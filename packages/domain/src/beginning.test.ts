import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';

test('a beginning is well-formed where the text is, and at most one character shorter than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
      const cut = beginningOf(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(most, text.length) - 1);
    }),
  );
  expect(beginningOf('ab🏠', 3)).toBe('ab');
  expect(beginningOf('ab🏠', 4)).toBe('ab🏠');
});
