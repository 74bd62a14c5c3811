import { asLandline } from '@angan/domain/mobile.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromScientific, numbersIn } from './numbers.ts';

const mobile = fc
  .tuple(fc.integer({ min: 6, max: 9 }), fc.stringMatching(/^\d{9}$/))
  .map(([first, rest]) => `${first}${rest}`);
/** How people write a number: its prefix, and what they put within it. */
const written = (number: string) =>
  fc
    .tuple(fc.constantFrom('', '+91 ', '+91-', '0091', '91', '0', '(+91) '), fc.constantFrom('', ' ', '-', '.'))
    .map(([prefix, within]) => `${prefix}${number.slice(0, 5)}${within}${number.slice(5)}`);
const scripts = ['0123456789', '०१२३४५६७८९', '૦૧૨૩૪૫૬૭૮૯'];

describe('the numbers of a cell', () => {
  test('are found, all and in order, however they are written and parted', () => {
    const cell = fc.uniqueArray(mobile, { minLength: 1, maxLength: 6 }).chain((numbers) =>
      fc
        .tuple(
          fc.tuple(...numbers.map(written)),
          fc.constantFrom(', ', ',', ' / ', '/', ';', '\n', ' ::: ', ' and ', ' & ', ' | '),
          fc.constantFrom(...scripts),
        )
        .map(([all, between, digits]) => ({
          numbers,
          text: all.join(between).replaceAll(/\d/g, (digit) => [...digits][Number(digit)]!),
        })),
    );
    fc.assert(
      fc.property(cell, ({ numbers, text }) => {
        expect(numbersIn(text)).toEqual({ mobiles: numbers, others: [], lost: [] });
      }),
    );
  });

  test('are told apart where only spaces stand between them', () => {
    fc.assert(
      fc.property(mobile, mobile, fc.boolean(), (one, two, halves) => {
        fc.pre(one !== two);
        const half = (number: string) => (halves ? `${number.slice(0, 5)} ${number.slice(5)}` : number);
        expect(numbersIn(`${half(one)} ${half(two)}`).mobiles).toEqual([one, two]);
      }),
    );
  });

  test('are never made up: each stands in the cell digit by digit', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const digits = text.replaceAll(/\D/g, '');
        for (const number of numbersIn(text).mobiles) expect(digits).toContain(number);
      }),
    );
  });

  test.each([
    ['98240 11768 (wife)', ['9824011768'], ['9824011768 (wife)']],
    ['Mob: 98240-11768', ['9824011768'], []],
    ['98240,11768', ['9824011768'], []],
    ['9824011768/69', ['9824011768'], ['69']],
    ['9824011768.0', ['9824011768'], []],
    ['079-26853344', [], ['079-26853344']],
    ['(079) 2685 3344, 9824011768', ['9824011768'], ['(079) 2685 3344']],
    ['+971 50 123 4567', [], ['+971 50 123 4567']],
    ['+65 9123 4567', [], ['+65 9123 4567']],
    ['1234567890', [], ['1234567890']],
    ['982401176', [], ['982401176']],
    ['98240117689', [], ['98240117689']],
    ['call the office', [], ['call the office']],
    ['mob', [], []],
  ])('%s', (text, mobiles, others) => {
    expect(numbersIn(text)).toEqual({ mobiles, others, lost: [] });
  });

  test('that a spreadsheet has rounded are lost, and those that a program wrote so are not', () => {
    for (const lost of ['9.19E+11', '9.824E+09', '9.82400117E+09', '9.82E9'])
      expect(numbersIn(lost).lost).toEqual([lost]);
    for (const [text, number] of [
      ['9.82400117E9', '9824001170'],
      ['9.824011768E9', '9824011768'],
      ['9.824011768E+09', '9824011768'],
      ['9.19824011768E+11', '9824011768'],
    ] as const)
      expect(numbersIn(text)).toMatchObject({ mobiles: [number], lost: [] });
    expect(fromScientific('3 e 5')).toBeUndefined();
  });
});

test('under a heading of a home the code of a city is one, not a zero before a mobile', () => {
  const read = (text: string) => [numbersIn(text).mobiles, numbersIn(asLandline(text)).mobiles];
  expect(read('07926561235')).toEqual([['7926561235'], []]);
  expect(read('02226451234')).toEqual([[], []]);
  // The mobile of somebody's home stays one.
  expect(read('09825081004')).toEqual([['9825081004'], ['9825081004']]);
  expect(read('9825081004')).toEqual([['9825081004'], ['9825081004']]);
});
