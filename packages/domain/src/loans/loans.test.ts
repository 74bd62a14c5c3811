import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employments, loanTypes } from '../lookups/loans.ts';
import { sumOf, toPaise } from '../paise.ts';
import { stampDutyOf, stampDutyRows } from '../taxes/index.ts';
import { costSheet } from './cost-sheet.ts';
import { loanPapers } from './documents.ts';
import { eligibilityOf, loanByValue, loanRatios, ltvCap } from './eligibility.ts';
import { amortisation, emiOf, loanForEmi } from './emi.ts';
import { foirRows, ltvRows } from './ltv-rows.ts';
import { disbursedAmount, payoutLeft, payoutOf } from './payout.ts';

const day = '2026-11-21';
const terms = { annual_percent: 8.5, months: 240 };
const loan = fc.integer({ min: 1, max: 10 ** 12 });
const anyTerms = fc.record({
  annual_percent: fc.integer({ min: 0, max: 36_000 }).map((thousandths) => thousandths / 1000),
  months: fc.integer({ min: 1, max: 400 }),
});

describe('the instalment', () => {
  it('of 75,00,000 at 8.5 % over 240 months is 65,086.74', () => {
    expect(emiOf(toPaise(75_00_000), terms)).toBe(toPaise(65_086.74));
    expect(emiOf(toPaise(12_00_000), { annual_percent: 0, months: 7 })).toBe(toPaise(1_71_428.57));
    expect(() => emiOf(1, { annual_percent: 8, months: 0 })).toThrow(RangeError);
  });

  it('is within half a paisa of the fraction whose payments are worth the loan today', () => {
    fc.assert(
      fc.property(loan, anyTerms, (principal, { annual_percent, months }) => {
        const emi = BigInt(emiOf(principal, { annual_percent, months }));
        // All payments grown to the last day, against the loan grown so: a sum, month by month.
        const [rate, below] = [BigInt(Math.round(annual_percent * 1000)), 1_200_000n];
        let [factors, power] = [0n, 1n];
        for (let month = 0; month < months; month++) {
          factors = factors * below + power;
          power *= below + rate;
        }
        // factors / below^(n-1) is the sum of (1 + i)^k for k below n.
        const difference = 2n * (emi * factors * below - BigInt(principal) * power);
        const one = factors * below;
        expect(difference > -one && difference <= one).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('pays the loan off to the paisa, nothing below nothing', () => {
    const rows = amortisation(toPaise(75_00_000), terms);
    expect(rows[0]).toMatchObject({ interest: toPaise(53_125), principal: toPaise(11_961.74) });
    fc.assert(
      fc.property(loan, anyTerms, (principal, of) => {
        const all = amortisation(principal, of);
        expect(all).toHaveLength(of.months);
        expect(sumOf(all.map((row) => row.principal))).toBe(principal);
        expect(all.at(-1)!.balance).toBe(0);
        let before = principal;
        for (const row of all) {
          expect(Math.min(row.interest, row.principal, row.balance)).toBeGreaterThanOrEqual(0);
          expect(row.emi).toBe(row.interest + row.principal);
          expect(row.balance).toBe(before - row.principal);
          before = row.balance;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('carries the loan that it was asked to carry, and not a paisa more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), anyTerms, (emi, of) => {
        const largest = loanForEmi(emi, of);
        expect(emiOf(largest, of)).toBeLessThanOrEqual(emi);
      }),
      { numRuns: 60 },
    );
  });
});

describe('how much', () => {
  it.each([
    [33_33_000, 29_99_700],
    [33_34_000, 30_00_000],
    [37_50_000, 30_00_000],
    [37_50_100, 30_00_080],
    [93_75_000, 75_00_000],
    [1_00_00_000, 75_00_000],
    [1_00_00_400, 75_00_300],
    [1_04_00_000, 78_00_000],
  ])('a home of %d allows %d', (value, expected) => {
    expect(loanByValue(toPaise(value), ltvRows, day)).toBe(toPaise(expected));
  });

  it('grows with the value, and is within the cap of its own size', () => {
    const value = fc.integer({ min: 1, max: 10 ** 11 });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const found = loanByValue(large, ltvRows, day);
        expect(found).toBeGreaterThanOrEqual(loanByValue(small, ltvRows, day));
        const cap = ltvCap(found, ltvRows, day)!;
        expect(BigInt(found) * 100n <= BigInt(large) * BigInt(cap)).toBe(true);
        // A hundred paise more would be over the cap of that size.
        const more = found + 100;
        expect(BigInt(more) * 100n > BigInt(large) * BigInt(ltvCap(more, ltvRows, day)!)).toBe(true);
      }),
    );
    expect(ltvCap(toPaise(75_00_000), ltvRows, day)).toBe(80);
    expect(ltvCap(1, ltvRows, '2015-10-07')).toBeUndefined();
    expect(loanByValue(1, ltvRows, '2015-10-07')).toBe(0);
  });

  it('is the smaller of what income and value allow', () => {
    const income = {
      monthly_income: toPaise(1_65_000),
      existing_emi: toPaise(12_000),
      foir_percent: foirRows[0]!.percent,
    };
    const home = { value: toPaise(1_04_00_000), rows: ltvRows, day };
    const found = eligibilityOf(income, terms, home);
    expect(Math.round(found.by_income / 10_00_000)).toBe(812);
    expect([found.by_value, found.eligible]).toEqual([toPaise(78_00_000), toPaise(78_00_000)]);
    expect(eligibilityOf(income, terms, null)).toMatchObject({ by_value: null, eligible: found.by_income });
    expect(eligibilityOf({ ...income, existing_emi: toPaise(90_000) }, terms, home).eligible).toBe(0);
    expect(loanRatios(toPaise(75_00_000), terms, { ...income, value: home.value })).toEqual({
      emi: toPaise(65_086.74),
      ltv: 72.1,
      foir: 46.7,
    });
  });
});

it('the papers are those of the applicant and of what secures the loan, each once', () => {
  for (const employment of employments)
    for (const type of loanTypes) {
      const items = loanPapers(employment, type).map(({ item }) => item);
      expect(new Set(items).size).toBe(items.length);
    }
  const of = (...[employment, type]: Parameters<typeof loanPapers>) => loanPapers(employment, type);
  expect(of('Salaried', 'Home loan (purchase)').filter(({ group }) => group === 'Property')).toHaveLength(9);
  expect(of('Salaried', 'Car loan').every(({ group }) => group === 'Applicant')).toBe(true);
  expect(of('Salaried', 'NRI home loan').map(({ item }) => item)).toContain('Passport');
});

it('the payout is a percent of what is disbursed, or of its slab', () => {
  expect(payoutOf(toPaise(75_00_000), { percent: 0.5, slabs: [] })).toBe(toPaise(37_500));
  const slabs = [
    { up_to: 1_00_00_000, rate: 0.4 },
    { up_to: null, rate: 0.5 },
  ];
  expect(payoutOf(toPaise(1_00_00_000), { percent: 0, slabs })).toBe(toPaise(40_000));
  expect(payoutOf(toPaise(1_00_00_001), { percent: 0, slabs })).toBe(toPaise(50_000));
  expect(payoutOf(toPaise(12_34_567), { percent: 0.5, slabs: [] })).toBe(toPaise(6_173));
  expect(disbursedAmount([{ amount: 5 }, { amount: 7 }])).toBe(12);
});

it('what lenders are asked in parts comes to the payout of the whole, in whatever parts the money came', () => {
  const rates = fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 2_000 }));
  const ofSlabs = fc.tuple(fc.integer({ min: 1, max: 10 ** 8 }), rates).map(([up_to, [low, more]]) => ({
    percent: 0,
    slabs: [
      { up_to, rate: low / 1000 },
      { up_to: null, rate: (low + more) / 1000 },
    ],
  }));
  const terms = fc.oneof(
    fc.integer({ min: 0, max: 5_000 }).map((rate) => ({ percent: rate / 1000, slabs: [] })),
    ofSlabs,
  );
  const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 ** 10 }), fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(terms, parts, (agreed, came) => {
      let disbursed = 0;
      let asked = { base: 0, gross: 0 };
      let open = { base: 0, gross: 0 };
      for (const [amount, isInvoiced] of came) {
        disbursed += amount;
        open = payoutLeft(disbursed, agreed, asked);
        expect(asked.base + open.base).toBe(disbursed);
        expect(asked.gross + open.gross).toBe(payoutOf(disbursed, agreed));
        if (isInvoiced) {
          asked = { base: asked.base + open.base, gross: asked.gross + open.gross };
          open = { base: 0, gross: 0 };
        }
      }
    }),
  );
  // Where more money means a lower rate, nothing is asked back.
  const falling = {
    percent: 0,
    slabs: [
      { up_to: 100, rate: 1 },
      { up_to: null, rate: 0.1 },
    ],
  };
  expect(payoutLeft(toPaise(200), falling, { base: toPaise(100), gross: toPaise(1) })).toEqual({
    base: toPaise(100),
    gross: 0,
  });
});

describe('the cost sheet', () => {
  const stamp = stampDutyOf(
    {
      state: 'Gujarat',
      day,
      property_type: 1,
      zone: null,
      buyer: 'Male',
      price: toPaise(1_04_00_000),
      stamp_value: null,
    },
    stampDutyRows,
  );
  const brokerage = {
    taxable: toPaise(1_04_000),
    treatment: 'Charge GST',
    percent: 18,
    supplier_state: '24',
    place_of_supply: '24',
  } as const;

  it('adds up to what the buyer brings and what the bank does', () => {
    const sheet = costSheet({
      price: toPaise(1_04_00_000),
      stamp: stamp!,
      brokerage,
      loan: { ...terms, amount: toPaise(75_00_000) },
    });
    expect(sheet).toMatchObject({
      duty: toPaise(5_09_600),
      registration: toPaise(1_04_000),
      total: toPaise(1_04_00_000 + 5_09_600 + 1_04_000 + 1_22_720),
      emi: toPaise(65_086.74),
    });
    expect(sheet.loan + sheet.own).toBe(sheet.total);
  });

  it('leaves open what is not known', () => {
    const sheet = costSheet({ price: 100, stamp: null, brokerage: null, loan: null });
    expect(sheet).toEqual({
      price: 100,
      duty: null,
      cess: null,
      registration: null,
      brokerage: null,
      total: 100,
      loan: 0,
      own: 100,
      emi: null,
    });
  });
});
