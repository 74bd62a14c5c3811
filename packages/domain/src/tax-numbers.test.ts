import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstinCheckSign, gstinFault, isPan, panOfGstin, stateCodeOfGstin, tidyTaxNumber } from './tax-numbers.ts';

const oneOf = (signs: string) => fc.constantFrom(...signs);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const run = (signs: string, length: number) =>
  fc.array(oneOf(signs), { minLength: length, maxLength: length }).map((all) => all.join(''));
const pan = fc.tuple(run(letters, 5), run(digits, 4), oneOf(letters)).map((parts) => parts.join(''));
const gstin = fc
  .tuple(run(digits, 2), pan, oneOf(`123456789${letters}`))
  .map(([state, pan, entity]) => `${state}${pan}${entity}Z`)
  .map((number) => number + gstinCheckSign(number));

describe('a GST number', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s, which was not made by this code, is right', (number) => {
    expect(gstinFault(number)).toBeUndefined();
  });

  test('tells its state and holds the PAN', () => {
    expect(stateCodeOfGstin('27AAPFU0939F1ZV')).toBe('27');
    expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F');
    fc.assert(fc.property(gstin, (number) => gstinFault(number) === undefined && isPan(panOfGstin(number))));
  });

  test.each([
    ['', 'form'],
    ['27AAPFU0939F1Z', 'form'],
    ['27AAPFU0939F1ZVX', 'form'],
    ['27aapfu0939f1zv', 'form'],
    ['27AAPFU0939F0ZV', 'form'],
    ['27AAPFU0939F1YV', 'form'],
    ['2AAAPFU0939F1ZV', 'form'],
    ['27AAPFU0939F1ZW', 'check'],
    ['24AAPFU0939F1ZV', 'check'],
  ])('%s is wrong by its %s', (number, fault) => {
    expect(gstinFault(number)).toBe(fault);
  });

  test('is told wrong when one sign of it is mistyped', () => {
    fc.assert(
      fc.property(gstin, fc.nat(14), oneOf(digits + letters), (number, at, sign) => {
        fc.pre(number[at] !== sign);
        return gstinFault(number.slice(0, at) + sign + number.slice(at + 1)) !== undefined;
      }),
    );
  });

  test('is read however people write it', () => {
    expect(tidyTaxNumber(' 27 aapfu 0939-f 1zv ')).toBe('27AAPFU0939F1ZV');
  });
});

test.each([
  ['AAPFU0939F', true],
  ['aapfu0939f', false],
  ['AAPFU0939', false],
  ['AAPF00939F', false],
  ['AAPFU0939F1', false],
])('%s is written as a PAN: %s', (number, is) => {
  expect(isPan(number)).toBe(is);
});
