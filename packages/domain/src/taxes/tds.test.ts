import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { type Paise, sumOf, toPaise } from '../paise.ts';
import { type BrokeragePayment, expectedTds, tdsOnBrokerage } from './brokerage-tds.ts';
import { deductsTdsByDefault, payerDeductsTdsByDefault } from './constitution.ts';
import { financialYearOf } from './financial-year.ts';
import { type PropertyPurchase, propertyTdsOn, tdsOnPricePayments } from './property-tds.ts';
import { rentTdsRule, tdsOnMonthlyRent, tdsOnRentOfYear } from './rent-tds.ts';
import { tdsDay, tdsRowOn } from './tds.ts';
import { tdsRows } from './tds-rows.ts';
import { tdsRules } from './tds-types.ts';

const paid = (paid_on: string, rupees: number, credited_on: string | null = null): BrokeragePayment => ({
  paid_on,
  credited_on,
  amount: toPaise(rupees),
});
const rupees = (amount: Paise | null | undefined) => (amount == null ? amount : amount / 100);
const taxes = (...payments: BrokeragePayment[]) => tdsOnBrokerage(payments, tdsRows, true).map(({ tax }) => tax / 100);

describe('the row of a day', () => {
  it.each([
    ['2016-06-01', 5, 15_000, '194H', 'Form 16A'],
    ['2020-05-13', 5, 15_000, '194H', 'Form 16A'],
    ['2020-05-14', 3.75, 15_000, '194H', 'Form 16A'],
    ['2021-04-01', 5, 15_000, '194H', 'Form 16A'],
    ['2024-09-30', 5, 15_000, '194H', 'Form 16A'],
    ['2024-10-01', 2, 15_000, '194H', 'Form 16A'],
    ['2025-04-01', 2, 20_000, '194H', 'Form 16A'],
    ['2026-03-31', 2, 20_000, '194H', 'Form 16A'],
    ['2026-04-01', 2, 20_000, 's.393(1) Table Sl. 1(ii)', 'Form 131'],
  ])('of brokerage on %s is %d %% above %d, %s, %s', (day, percent, threshold, section, certificate) => {
    expect(tdsRowOn(tdsRows, 'Brokerage', day)).toMatchObject({ percent, threshold, section, certificate });
  });

  it('is exactly one on each day of a hundred years, and changes only where a row begins', () => {
    for (const rule of tdsRules) {
      const own = tdsRows.filter((row) => row.rule === rule);
      const first = own.map(({ valid_from }) => valid_from).sort()[0]!;
      expect(new Set(own.map(({ valid_from }) => valid_from)).size).toBe(own.length);
      expect(tdsRowOn(tdsRows, rule, addDays(first, -1))).toBeUndefined();
      let before = tdsRowOn(tdsRows, rule, first);
      let changes = 0;
      for (let days = 0; days < 36_525; days++) {
        const day = addDays(first, days);
        const row = tdsRowOn(own, rule, day);
        if (!row) throw new Error(`${rule} has no row on ${day}`);
        if (row !== before) {
          if (row.valid_from !== day) throw new Error(`${rule} changes on ${day}`);
          changes++;
        }
        before = row;
      }
      expect([rule, changes]).toEqual([
        rule,
        own.filter(({ valid_from }) => valid_from < addDays(first, 36_525)).length - 1,
      ]);
    }
  });

  it('is that of the earlier of credit and payment, whatever came when', () => {
    expect(tdsDay(paid('2026-04-09', 1, '2026-03-31'))).toBe('2026-03-31');
    expect(tdsDay(paid('2026-03-24', 1, '2026-04-30'))).toBe('2026-03-24');
    const [old] = tdsOnBrokerage([paid('2026-04-09', 60_000, '2026-03-31')], tdsRows, true);
    expect([old?.row?.section, old?.row?.certificate]).toEqual(['194H', 'Form 16A']);
  });
});

describe('TDS on brokerage', () => {
  it('is 2 % of what is above the threshold, which itself is not', () => {
    expect(taxes(paid('2026-11-06', 120_000))).toEqual([2400]);
    expect(taxes(paid('2026-11-06', 20_000))).toEqual([0]);
    expect(taxes(paid('2026-11-06', 20_001))).toEqual([400]);
  });

  it('is of the whole once the year is above, the earlier part at the rate of its own day', () => {
    expect(taxes(paid('2026-05-01', 12_000), paid('2026-06-01', 9_000), paid('2026-07-01', 1_000))).toEqual([
      0,
      240 + 180,
      20,
    ]);
    expect(taxes(paid('2024-06-01', 10_000), paid('2024-11-01', 10_000))).toEqual([0, 500 + 200]);
  });

  it('counts each financial year by itself', () => {
    expect(taxes(paid('2026-03-24', 15_000), paid('2026-04-02', 15_000))).toEqual([0, 0]);
    expect(taxes(paid('2026-03-24', 15_000), paid('2026-04-02', 15_000, '2026-03-31'))).toEqual([0, 600]);
  });

  it('is 20 % where the one who is paid has no PAN, and still nothing below the threshold', () => {
    const [one] = tdsOnBrokerage([paid('2026-11-06', 60_000)], tdsRows, false);
    expect(one?.tax).toBe(toPaise(12_000));
    expect(tdsOnBrokerage([paid('2026-11-06', 20_000)], tdsRows, false)[0]?.tax).toBe(0);
  });

  it('sums to the tax of each part of every year that went above, in any order they are written in', () => {
    const payment = fc
      .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 4_000_000 }))
      .map(([days, amount]): BrokeragePayment => ({ credited_on: null, paid_on: addDays('2023-04-01', days), amount }));
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 12 }), fc.boolean(), (payments, hasPan) => {
        const deducted = tdsOnBrokerage(payments, tdsRows, hasPan);
        const years = Map.groupBy(payments, ({ paid_on }) => financialYearOf(paid_on).from);
        let expected = 0n;
        for (const year of years.values()) {
          const last = year
            .map(({ paid_on }) => paid_on)
            .sort()
            .at(-1)!;
          const { threshold } = tdsRowOn(tdsRows, 'Brokerage', last)!;
          if (sumOf(year.map(({ amount }) => amount)) <= toPaise(threshold!)) continue;
          for (const { amount, paid_on } of year) {
            const percent = hasPan ? tdsRowOn(tdsRows, 'Brokerage', paid_on)!.percent! : 20;
            // Half up to the rupee, in fractions of a hundred thousandth.
            expected += (BigInt(amount) * BigInt(Math.round(percent * 1000)) + 5_000_000n) / 10_000_000n;
          }
        }
        expect(BigInt(sumOf(deducted.map(({ tax }) => tax)))).toBe(expected * 100n);
        const backwards = tdsOnBrokerage(payments.toReversed(), tdsRows, hasPan);
        expect(sumOf(backwards.map(({ tax }) => tax))).toBe(sumOf(deducted.map(({ tax }) => tax)));
        for (const { own, earlier, tax } of deducted)
          expect([tax, own >= 0, earlier >= 0]).toEqual([own + earlier, true, true]);
      }),
    );
  });

  it('is expected of those who deduct', () => {
    const row = tdsRowOn(tdsRows, 'Brokerage', '2026-11-21');
    const payer = { deducts_tds: true, row, office_has_pan: true };
    expect(expectedTds(toPaise(120_000), [], payer)).toBe(toPaise(2400));
    expect(expectedTds(toPaise(12_000), [], payer)).toBe(0);
    expect(expectedTds(toPaise(12_000), [toPaise(9_000)], payer)).toBe(toPaise(240));
    expect(expectedTds(toPaise(120_000), [], { ...payer, deducts_tds: false })).toBe(0);
    expect([deductsTdsByDefault('HUF'), deductsTdsByDefault('LLP')]).toEqual([false, true]);
    expect([payerDeductsTdsByDefault('Builder', false), payerDeductsTdsByDefault('Buyer', false)]).toEqual([
      true,
      false,
    ]);
    expect(payerDeductsTdsByDefault('Tenant', true)).toBe(true);
  });
});

const purchase: PropertyPurchase = {
  price: toPaise(2_40_00_000),
  stamp_value: null,
  is_agricultural_land: false,
  seller_is_nri: false,
  seller_has_pan: true,
};

describe('TDS on a property', () => {
  it('is 1 % of the higher of price and stamp value from fifty lakh on, of the price alone before April 2022', () => {
    const on = (more: Partial<PropertyPurchase>, day = '2026-11-25') =>
      propertyTdsOn({ ...purchase, ...more }, tdsRows, day);
    expect(on({})).toMatchObject({ percent: 1, base: toPaise(2_40_00_000) });
    expect(on({ price: toPaise(50_00_000) })).toBeDefined();
    expect(on({ price: toPaise(49_99_999) })).toBeUndefined();
    expect(on({ price: toPaise(45_00_000), stamp_value: toPaise(50_00_000) })?.base).toBe(toPaise(50_00_000));
    expect(on({ price: toPaise(45_00_000), stamp_value: toPaise(50_00_000) }, '2022-03-31')).toBeUndefined();
    expect(on({ is_agricultural_land: true })).toBeUndefined();
    expect(on({ seller_has_pan: false })?.percent).toBe(20);
    expect(on({})?.row).toMatchObject({ certificate: 'Form 132', challan_statement: 'Form 141' });
    expect(on({}, '2026-03-31')?.row).toMatchObject({ certificate: 'Form 16B', challan_statement: 'Form 26QB' });
  });

  it('of a seller abroad is what an accountant computes, by PAN from October 2026', () => {
    const nri = { ...purchase, seller_is_nri: true, price: toPaise(10_00_000) };
    expect(propertyTdsOn(nri, tdsRows, '2026-09-30')).toMatchObject({ percent: null, row: { deductor_number: 'TAN' } });
    expect(propertyTdsOn(nri, tdsRows, '2026-10-01')?.row.deductor_number).toContain('PAN');
    expect(tdsOnPricePayments(nri, [paid('2026-11-01', 1_00_000)], tdsRows)).toEqual([null]);
  });

  it('is cut with every payment from the token on', () => {
    const payments = [paid('2026-03-12', 5_00_000), paid('2026-10-16', 55_00_000), paid('2026-11-27', 1_80_00_000)];
    expect(tdsOnPricePayments(purchase, payments, tdsRows).map(rupees)).toEqual([5000, 55_000, 1_80_000]);
  });

  it('comes to the tax of the whole however the price is paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 10 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 10 ** 11 }),
        (parts, stamp_value) => {
          const price = sumOf(parts);
          const base = Math.max(price, stamp_value);
          const taxes = tdsOnPricePayments(
            { ...purchase, price, stamp_value },
            parts.map((amount, index) => ({ credited_on: null, paid_on: addDays('2026-04-01', index), amount })),
            tdsRows,
          ) as Paise[];
          const whole = base < toPaise(50_00_000) ? 0n : ((BigInt(base) + 5_000n) / 10_000n) * 100n;
          expect(BigInt(sumOf(taxes))).toBe(whole);
          expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('TDS on rent', () => {
  it('of a firm is 10 % of each month above fifty thousand', () => {
    const row = tdsRowOn(tdsRows, 'Rent paid by others', '2026-11-21')!;
    expect(row.code).toBe('1009');
    expect(rupees(tdsOnMonthlyRent(row, toPaise(65_000), 0, true))).toBe(6500);
    expect(tdsOnMonthlyRent(row, toPaise(50_000), toPaise(6_00_000), true)).toBe(0);
    const old = tdsRowOn(tdsRows, 'Rent paid by others', '2025-03-31')!;
    expect(rupees(tdsOnMonthlyRent(old, toPaise(25_000), toPaise(3_00_000), true))).toBe(2500);
    expect(tdsOnMonthlyRent(old, toPaise(20_000), toPaise(2_40_000), true)).toBe(0);
  });

  it('of an individual is 2 % of the year at once, without PAN at most the last rent', () => {
    const row = tdsRowOn(tdsRows, 'Rent paid by an individual', '2027-03-31')!;
    const months = Array.from({ length: 12 }, () => toPaise(60_000));
    expect(rupees(tdsOnRentOfYear(row, months, true))).toBe(14_400);
    expect(rupees(tdsOnRentOfYear(row, months, false))).toBe(60_000);
    expect(tdsOnRentOfYear(row, [toPaise(50_000)], true)).toBe(0);
    expect([rentTdsRule('HUF', false), rentTdsRule('Individual', true), rentTdsRule('LLP', false)]).toEqual([
      'Rent paid by an individual',
      'Rent paid by others',
      'Rent paid by others',
    ]);
  });
});
