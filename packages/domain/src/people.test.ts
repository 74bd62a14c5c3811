import { expect, it } from 'vitest';
import { initials, personName } from './people.ts';

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

it('words that a person has no name, and no name', () => {
  const names = [null, '  ', ' Mehul '].map((name) => personName(name, (english) => english.toUpperCase()));
  expect(names).toEqual(['UNKNOWN', 'UNKNOWN', 'Mehul']);
});
