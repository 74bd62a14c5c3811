import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { toPaise } from '../paise.ts';
import { amountInWords, numberInWords } from './amount-in-words.ts';
import { financialYearOf, isInFinancialYear } from './financial-year.ts';
import { invoiceNumber, lastSerial, paperKinds, seriesOf } from './invoice-number.ts';

describe('a financial year', () => {
  it.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2027-01-01', '26-27'],
    ['1999-12-31', '99-00'],
    ['2100-02-28', '99-00'],
  ])('of %s is %s', (day, label) => {
    expect(financialYearOf(day).label).toBe(label);
  });

  it('holds its day, and the next begins where it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_525 }), (days) => {
        const day = addDays('2016-06-01', days);
        const year = financialYearOf(day);
        expect(isInFinancialYear(day, year)).toBe(true);
        expect(financialYearOf(addDays(year.to, 1)).from).toBe(addDays(year.to, 1));
      }),
    );
  });
});

describe('the number of an invoice', () => {
  it('is prefix, year and serial, a credit note in a series of its own', () => {
    expect(invoiceNumber('SGE', 'Invoice', '2026-10-16', 42)).toBe('SGE/26-27/0042');
    expect(invoiceNumber('SGE', 'Credit note', '2026-10-16', 10_000)).toBe('SGEC/26-27/10000');
    expect(new Set(paperKinds.map((kind) => seriesOf('SGE', kind, '2026-10-16'))).size).toBe(paperKinds.length);
  });

  it('has at most sixteen of the characters that the rule allows, and none that is no number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{1,3}$/),
        fc.constantFrom(...paperKinds),
        fc.integer({ min: 1, max: lastSerial }),
        (prefix, kind, serial) => {
          const number = invoiceNumber(prefix, kind, '2026-10-16', serial);
          expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
          expect(Number(number.split('/')[2])).toBe(serial);
        },
      ),
    );
    expect(() => invoiceNumber('SGEX', 'Invoice', '2026-10-16', 1)).toThrow(RangeError);
    expect(() => invoiceNumber('SGE', 'Invoice', '2026-10-16', lastSerial + 1)).toThrow(RangeError);
    expect(() => invoiceNumber('SGE', 'Invoice', '2026-10-16', 0)).toThrow(RangeError);
  });
});

/** The number that words say, read by adding up, independently of how they were made. */
const read = (words: string): bigint => {
  const small =
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
      ' ',
    );
  const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
  const steps: Record<string, bigint> = { Hundred: 100n, Thousand: 1_000n, Lakh: 100_000n, Crore: 10_000_000n };
  let sum = 0n;
  for (const word of words.split(/[ -]/)) {
    const step = steps[word];
    if (step === undefined) sum += BigInt(small.includes(word) ? small.indexOf(word) : tens.indexOf(word) * 10);
    else {
      // The step is of what was said since the last larger step.
      const open = sum % step;
      const scaled = step === 10_000_000n ? sum : open;
      sum = sum - scaled + scaled * step;
    }
  }
  return sum;
};

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees Zero only'],
    [1_41_600, 'Rupees One Lakh Forty-One Thousand Six Hundred only'],
    [3939, 'Rupees Three Thousand Nine Hundred Thirty-Nine only'],
    [2_40_00_000, 'Rupees Two Crore Forty Lakh only'],
    [65_086.74, 'Rupees Sixty-Five Thousand Eighty-Six and Seventy-Four Paise only'],
    [99_999_00_00_000, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Crore only'],
  ])('%d is %s', (rupees, words) => {
    expect(amountInWords(toPaise(rupees))).toBe(words);
  });

  it('says the number, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
        expect(read(numberInWords(value))).toBe(BigInt(value));
      }),
    );
  });
});
