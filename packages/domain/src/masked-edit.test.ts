import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNumbersOf } from './masked-edit.ts';
import { maskNumbersIn } from './mobile.ts';

describe('a text that was edited by who reads numbers masked', () => {
  it.each([
    ['Ring 98240 11768 late', 'Ring *******768 early', 'Ring 98240 11768 early'],
    ['+91 9824011768 / 9825022769', '*******769 first, then *******768', '9825022769 first, then +91 9824011768'],
    ['9824011768 and 9825011768', '*******768, *******768', '9824011768, 9825011768'],
    ['no number', 'typed *******123', 'typed *******123'],
    ['9824011768', 'the number is gone', 'the number is gone'],
  ])('%s', (stored, edited, saved) => {
    expect(withNumbersOf(stored, edited)).toBe(saved);
  });

  it('is the stored one again where nothing was changed', () => {
    const word = fc.constantFrom('call', '9824011768', '+91 98250 22769', '26401234', ' ', '\n', ', ', '(', '₹', 'x');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        expect(withNumbersOf(text, maskNumbersIn(text))).toBe(text);
      }),
    );
  });
});
