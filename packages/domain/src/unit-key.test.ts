import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitKey } from './unit-key.ts';

test.each([
  ['', 'A-1204'],
  ['', 'A 1204'],
  ['', 'a/1204'],
  ['A', '1204'],
  ['Tower A', '1204'],
  ['a wing', 'A-1204'],
  ['', 'Flat No. A 1204'],
])('wing %j and unit %j are A-1204', (wing, unit) => {
  expect(unitKey(wing, unit)).toBe('a1204');
});

test.each([
  [
    ['', 'A-1204'],
    ['', 'B-1204'],
  ],
  [
    ['A', '1204'],
    ['', '1204'],
  ],
  [
    ['', '12-04'],
    ['', '12-05'],
  ],
  [
    ['1', '1'],
    ['', '1'],
  ],
])('%j and %j are two units', (one, other) => {
  expect(unitKey(...(one as [string, string]))).not.toBe(unitKey(...(other as [string, string])));
});

test('leading zeros do not count, and without a unit there is no key', () => {
  expect(unitKey('A', '0204')).toBe(unitKey('', 'A-204'));
  expect(unitKey('A', '')).toBe('');
  expect(unitKey('A', ' - ')).toBe('');
});

test('signs and letter case never matter', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('A', 'B', 'T1'),
      fc.integer({ min: 1, max: 3000 }),
      fc.constantFrom('-', '/', ' ', '', '. '),
      (wing, n, sign) => {
        expect(unitKey('', `${wing.toLowerCase()}-${n}`)).toBe(unitKey('', `${wing}-${n}`));
        if (!/\d$/.test(wing)) expect(unitKey('', `${wing}${sign}${n}`)).toBe(unitKey(wing, String(n)));
      },
    ),
  );
});
