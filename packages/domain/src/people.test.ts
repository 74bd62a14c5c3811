import { expect, it } from 'vitest';
import { initials, nameAndCode } from './people.ts';

it.each([
  ['Mehul Trivedi', 'MT'],
  ['kavita', 'K'],
  ['Joseph K. Macwan', 'JM'],
  ['हरीश', 'ह'],
  ['ભાવના શાહ', 'ભા'],
  ['જિગીષા રાવલ', 'જિ'],
  ['Élodie Shah', 'ÉS'],
  ['99acres lead', '9'],
  ['  ', '?'],
  ['(none)', 'N'],
  [null, '?'],
  ['😀', '?'],
])('%s is shown as %s', (name, square) => {
  expect(initials(name)).toBe(square);
});

it('tells people apart by name and code, or by the code alone', () => {
  expect([' Mehul ', '  ', null].map((name) => nameAndCode({ id: 7, name }))).toEqual([
    'Mehul (C-000007)',
    'C-000007',
    'C-000007',
  ]);
});
