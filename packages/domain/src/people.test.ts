import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initials, nameAndCode } from './people.ts';

it.each([
  ['Mehul Trivedi', 'MT'],
  ['kavita', 'K'],
  ['Joseph K. Macwan', 'JM'],
  ['हरीश', 'ह'],
  ['ભાવના શાહ', 'ભા'],
  ['જિગીષા રાવલ', 'જિ'],
  ['क्षितिज', 'क्षि'],
  ['ज्ञानेश', 'ज्ञा'],
  ['Élodie Shah', 'ÉS'],
  ['99acres lead', '9'],
  ['  ', '?'],
  ['(none)', 'N'],
  [null, '?'],
  ['😀', '?'],
])('%s is shown as %s', (name, square) => {
  expect(initials(name)).toBe(square);
});

it('cuts a first letter where the segmenter of the platform cuts it', () => {
  const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  // Letters of a script, and what may follow one.
  const scripts = [
    ['कखगतदनपमयरवषसह', ['', '\u094d', '\u094d\u200d', '\u093e', '\u093f\u0902', '\u093c\u0941', '\u0903']],
    ['કખગતદનપમયરવષસહ', ['', '\u0acd', '\u0acd\u200d', '\u0abe', '\u0abf\u0a82', '\u0abc\u0ac1']],
    ['কষতর', ['', '\u09cd', '\u09be', '\u09bf']],
    ['தகறன', ['', '\u0bcd', '\u0bbe', '\u0bbf']],
    ['ಕರಮ', ['', '\u0ccd', '\u0cbe', '\u0cbf']],
  ] as const;
  const names = fc
    .constantFrom(...scripts)
    .chain(([letters, ends]) =>
      fc.array(fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...ends)), { minLength: 1, maxLength: 4 }),
    );
  fc.assert(
    fc.property(names, (letters) => {
      const name = letters.flat().join('').normalize('NFC');
      const { segment } = graphemes.segment(name)[Symbol.iterator]().next().value!;
      expect(initials(name)).toBe(segment);
    }),
    { numRuns: 2000 },
  );
});

it('tells people apart by name and code, or by the code alone', () => {
  expect([' Mehul ', '  ', null].map((name) => nameAndCode({ id: 7, name }))).toEqual([
    'Mehul (C-000007)',
    'C-000007',
    'C-000007',
  ]);
});
