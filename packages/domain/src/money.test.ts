import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPrice, formatPriceRange, formatRupees, moneyInWords, parseMoney } from './money.ts';

it.each([
  [12_500_000, '1.25 Cr'],
  [10_000_000, '1.00 Cr'],
  [9_999_999, '100.00 Lakhs'],
  [9_500_000, '95.00 Lakhs'],
  [100_000, '1.00 Lakhs'],
  [99_999.5, '99,999.50'],
  [45_000, '45,000.00'],
  [0, '0.00'],
  [-12_500_000, '-1.25 Cr'],
])('shows %d as %s', (rupees, text) => {
  expect(formatPrice(rupees)).toBe(text);
});

it('groups rupees and sizes the Indian way', () => {
  expect(formatRupees(12_345_678.9)).toBe('₹ 1,23,45,678.90');
  expect(formatRupees(-3500)).toBe('-₹ 3,500.00');
  expect(formatNumber(242_187.5)).toBe('2,42,187.5');
});

it.each([
  [12_500_000, '1.25 Cr'],
  [9_500_000, '95 Lakhs'],
  [100_000, '1 Lakh'],
  [45_500, '45.5 K'],
  [950, '950'],
])('shortens %d to %s', (rupees, text) => {
  expect(moneyInWords(rupees)).toBe(text);
});

it('groups and rounds as Intl does', () => {
  const two = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const atMostTwo = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  const amounts = fc.oneof(
    fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatNumber(amount).replace(/^-0$/, '0')).toBe(atMostTwo.format(amount).replace(/^-0$/, '0'));
      if (amount >= 0) expect(formatRupees(amount)).toBe(`₹ ${two.format(amount)}`);
    }),
    { numRuns: 2000 },
  );
});

describe('reading money', () => {
  it.each([
    ['85 L', 8_500_000],
    ['85,00,000', 8_500_000],
    ['1.25 cr', 12_500_000],
    ['45k', 45_000],
    ['6 crore', 60_000_000],
    ['72 Lac', 7_200_000],
    ['₹ 1,200/-', 1200],
    ['Rs. 95 Lakhs', 9_500_000],
    ['.5 cr', 5_000_000],
    ['૮૫', undefined],
    ['12 લાખ', 1_200_000],
    ['1.1 करोड़', 11_000_000],
    ['', undefined],
    ['abc', undefined],
    ['85 LL', undefined],
    ['1.2.3', undefined],
    ['-5 L', undefined],
  ])('reads %s', (text, rupees) => {
    expect(parseMoney(text)).toBe(rupees);
  });

  it('reads back what it shows, to the two decimals shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (rupees) => {
        const step = rupees >= 10_000_000 ? 10_000_000 : rupees >= 100_000 ? 100_000 : 1;
        expect(Math.abs(parseMoney(formatPrice(rupees))! - rupees)).toBeLessThanOrEqual(step * 0.005 + 0.01);
      }),
    );
  });
});

it('shows a unit that both ends of a range share once', () => {
  expect(formatPriceRange(8_000_000, 8_500_000)).toBe('80.00-85.00 Lakhs');
  expect(formatPriceRange(9_500_000, 12_500_000)).toBe('95.00 Lakhs-1.25 Cr');
  expect(formatPriceRange(20_000, 25_000)).toBe('20,000.00-25,000.00');
});
