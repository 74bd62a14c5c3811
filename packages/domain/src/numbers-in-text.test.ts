import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitZeros } from './digits.ts';
import { maskNumbersIn } from './mobile.ts';
import { amountWords } from './numbers-in-text.ts';
import { growthOf } from './testing/growth.ts';

/** 21112026, which reads as a day. */
const isDay = (number: number) => /(?:19|20)\d\d/.test(String(number));

describe('which digits are a phone number', () => {
  it.each([
    ['98240/66666 or 98240,66666', '*******666 or *******666'],
    ['98240 ; 66666', '*******666'],
    ['98240|66666', '*******666'],
    ['982/4066666', '*******666'],
    ['98240\n66666', '*******666'],
    ['+91/98240/66666', '+91/*******666'],
    ['98240/66666 98250/77777', '*******777'],
    ['(079) 2640 1234', '*******234'],
    ['0265/2345678', '0265/*******678'],
    ['office 26401234', 'office *******234'],
    ['office 2640 1234', 'office *******234'],
    ['price on call 26401234', 'price on call *******234'],
    ['2 BHK for rent 26401234', '2 BHK for rent *******234'],
    ['Rs 9824066666, 98240/66666 lakh', 'Rs *******666, *******666 lakh'],
    ['Rs 079-26401234', 'Rs *******234'],
    ['price 2640 1234', 'price *******234'],
    ['ours 26401234', 'ours *******234'],
    ['26401234 crossroads', '*******234 crossroads'],
    ['26401234 રૂમ', '*******234 રૂમ'],
    ['９８２４０ ６６６６６', '*******666'],
    ['𝟗𝟖𝟐𝟒𝟎𝟔𝟔𝟔𝟔𝟔', '*******666'],
    ['9\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e34\ufe0f\u20e30\ufe0f\u20e366666', '*******666'],
    ['\u202a+91 98240 66666\u202c', '\u202a*******666\u202c'],
    ['٩٨٢٤٠٦٦٦٦٦', '*******666'],
  ])('%s', (text, masked) => {
    expect(maskNumbersIn(text)).toBe(masked);
  });

  it.each([
    'rent/deposit 25000/50000, or 25000/100000',
    '12500000 for 1200 sqft',
    '₹2750500 and Rs2640123',
    '₹ 2750500, Rs. 2640123 or INR 4550500',
    'Price: 4550500, budget 2640123',
    '4550500/- and 2640123 rs only',
    '2640123 sq ft, 2640123 sqyd',
    'કિંમત 4550500, 4550500 રૂપિયા',
    'comes to 45,50,500 or 2,64,01,234',
    'R26401234 on the portal',
    '2400-2600 sqft',
    'on 21112026, or 2026-11-21',
    'at 9/11/2026 5:30',
    'flats 902, 1001, 1101',
    '12,50,00,000 or 125,000,000',
    'pin 380058, 1200 sqft',
    '25000\n50000',
  ])('%s is left alone', (text) => {
    expect(maskNumbersIn(text)).toBe(text);
  });

  const amount = fc.integer({ min: 2_000_000, max: 79_999_999 });
  const gapOfAmount = fc.constantFrom('', ' ', '. ', ' : ', '\u00a0');

  it('no amount is masked that has separators as in India, or the word of an amount or an area at its side', () => {
    fc.assert(
      fc.property(
        amount,
        gapOfAmount,
        fc.constantFrom(...amountWords.before),
        fc.constantFrom(...amountWords.behind),
        (number, gap, before, behind) => {
          for (const text of [
            `it is ${number.toLocaleString('en-IN')} now`,
            `it is ${before}${gap || ' '}${number} now`,
            `it is ${number}${gap === ' : ' ? ' ' : gap}${behind} now`,
            `it is ₹${gap}${number}, or ${number}/-`,
          ])
            expect(maskNumbersIn(text)).toBe(text);
        },
      ),
    );
  });

  it('a landline is masked with any other word at its side', () => {
    const word = fc.stringMatching(/^[a-z]{2,9}$/);
    const words: readonly string[] = [...amountWords.before, ...amountWords.behind];
    fc.assert(
      fc.property(amount, word, word, (number, before, behind) => {
        fc.pre(/^[2-7]/.test(String(number)) && number % 1000 !== 0 && !isDay(number));
        fc.pre(!words.includes(before) && !words.includes(behind));
        expect(maskNumbersIn(`${before} ${number} ${behind}`)).toBe(
          `${before} *******${String(number).slice(-3)} ${behind}`,
        );
      }),
    );
  });

  it('no mobile is left readable in any script, with any gap within a line and with any sign between its halves', () => {
    const mobile = fc
      .tuple(fc.integer({ min: 6, max: 9 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
      .map(([first, rest]) => [first, ...rest]);
    const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '   ', '_', '\u200b', '\u00a0', ') ', '·', '\u2011');
    const between = fc.constantFrom('/', ',', ', ', ' / ', ';', ':', '|', '\n', ' \n ', '\r\n', '\u2028', '，', '।');
    const prefix = fc.constantFrom('', '+91', '0', '+91-', '0091 ');
    const zero = fc.constantFrom(...digitZeros);
    fc.assert(
      fc.property(
        fc.tuple(mobile, zero, prefix, fc.constantFrom('please', '/-', 'rs', 'sq ft'), fc.constantFrom('call', 'Rs.')),
        fc.oneof(
          fc.array(gap, { minLength: 9, maxLength: 9 }),
          between.map((one) => ['', '', '', '', one, '', '', '', '']),
        ),
        ([number, start, before, behind, word], gaps) => {
          const written = number.map((digit, at) => String.fromCodePoint(start + digit) + (gaps[at] ?? '')).join('');
          expect(maskNumbersIn(`${word} ${before}${written} ${behind}`)).toBe(
            `${word} *******${number.slice(-3).join('')} ${behind}`,
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it.each([
  'Rs 2640123 ',
  '26401234 lak',
  '(1  1  1  1  1  1  1  1  1  x',
  '12345/',
  '1 ',
  '-',
  '1234567a',
  '98240\n',
  '91',
  '+',
])('a text of %j costs by its length alone', (piece) => {
  expect(growthOf(maskNumbersIn, piece)).toBeLessThan(4);
});
