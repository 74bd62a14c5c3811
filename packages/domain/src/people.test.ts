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

it('calls a person without a name Unknown', () => {
  expect([personName(null), personName('  '), personName(' Mehul ')]).toEqual(['Unknown', 'Unknown', 'Mehul']);
});
