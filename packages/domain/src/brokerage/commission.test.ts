import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CommissionBasis, commissionBases } from '../lookups/deals.ts';
import { type Paise, sumOf, toPaise } from '../paise.ts';
import { expectedTds, tdsRowOn, tdsRows } from '../taxes/index.ts';
import { type CommissionInput, commissionAmounts } from './commission-amounts.ts';
import { brokerageCaseOf, coBrokerPresets, defaultTerms, defaultTermsFor, milestonePresets } from './default-terms.ts';
import { grossBrokerage } from './gross.ts';
import { slabRate } from './slabs.ts';
import { isTdsParty, type SplitShare, splitBrokerage, tdsOnSplits } from './split.ts';

const gst = { treatment: 'Charge GST', percent: 18, supplier_state: '24', place_of_supply: '24' } as const;
const row = tdsRowOn(tdsRows, 'Brokerage', '2026-11-21');
const deducts = { deducts_tds: true, row, office_has_pan: true };

const commission = (rupees: number, more: Partial<CommissionInput> = {}) => {
  const gross = toPaise(rupees);
  const taxable = gross - (more.discount ?? 0);
  return commissionAmounts({
    gross,
    discount: 0,
    gst,
    tds: expectedTds(taxable, [], deducts),
    milestones: [],
    ...more,
  });
};

describe('gross brokerage', () => {
  const gross = (basis: CommissionBasis, rate: number, base: number) => grossBrokerage({ basis, rate, base }) / 100;

  it('is as its basis says', () => {
    expect(gross('Percent of price', 1, toPaise(1_20_00_000))).toBe(1_20_000);
    expect(gross('Months of rent', 0.5, toPaise(45_000))).toBe(22_500);
    expect(gross('Percent of deposit', 1, toPaise(10_00_000))).toBe(10_000);
    expect(gross('Per sqft', 12.5, 1100.5)).toBe(13_756.25);
    expect(gross('Fixed amount', 75_000, 0)).toBe(75_000);
  });

  it.each([
    [36, 1],
    [37, 2],
    [108, 2],
    [109, 3],
  ])('of a commercial lease of %i months is %i months of rent', (measure, months) => {
    const [term] = defaultTermsFor('Commercial lease', defaultTerms);
    const slab = term!.slab!;
    expect(grossBrokerage({ basis: 'Slab', rate: 0, base: toPaise(65_000), slab, measure })).toBe(
      toPaise(65_000 * months),
    );
    expect(slabRate(slab.slabs.toReversed(), measure)).toBe(months);
  });

  it('is nothing above the last slab, and exact to half a paisa for any rate', () => {
    expect(slabRate([{ up_to: 10, rate: 1 }], 11)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.integer({ min: 0, max: 99_999 }), (base, thousandths) => {
        const found = BigInt(grossBrokerage({ basis: 'Months of rent', rate: thousandths / 1000, base }));
        const exact = BigInt(base) * BigInt(thousandths);
        expect(found).toBe((exact + 500n) / 1000n);
      }),
    );
  });
});

describe('the terms of a new office', () => {
  it('have a row for every case, and sum to all of a brokerage', () => {
    expect(
      defaultTermsFor(brokerageCaseOf('Sale', 'Home'), defaultTerms).map((term) => [term.payer_side, term.rate]),
    ).toEqual([
      ['Buyer', 1],
      ['Seller', 1],
    ]);
    expect(defaultTermsFor(brokerageCaseOf('New booking', 'Home'), defaultTerms)).toMatchObject([
      { payer_side: 'Builder', rate: 2 },
    ]);
    expect(brokerageCaseOf('Lease', 'Commercial')).toBe('Commercial lease');
    expect(brokerageCaseOf('Sale', 'Land')).toBe('Land');
    for (const { basis, source } of defaultTerms)
      expect([commissionBases.includes(basis), source !== '']).toEqual([true, true]);
    for (const preset of Object.values(milestonePresets))
      expect(preset.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(coBrokerPresets[0]).toBe(50);
  });
});

describe('the statement of a commission', () => {
  it('has the figures of the checked examples', () => {
    expect(commission(1_20_000)).toMatchObject({
      cgst: toPaise(10_800),
      sgst: toPaise(10_800),
      total: toPaise(1_41_600),
      tds_expected: toPaise(2400),
      net_expected: toPaise(1_39_200),
    });
    expect(commission(45_000).total).toBe(toPaise(53_100));
    expect(commission(2_40_000)).toMatchObject({ total: toPaise(2_83_200), net_expected: toPaise(2_78_400) });
    expect(commission(2_40_000, { discount: toPaise(20_000), tds: 0 })).toMatchObject({
      cgst: toPaise(19_800),
      total: toPaise(2_59_600),
      net_expected: toPaise(2_59_600),
    });
    expect(() => commission(10_000, { discount: toPaise(10_001) })).toThrow(RangeError);
    expect(() => commission(10_000, { milestones: [{ label: 'At token', percent: 99, due_date: null }] })).toThrow(
      RangeError,
    );
  });

  it('is in every column the sum of its milestones', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }).map((parts) => {
      const sum = sumOf(parts);
      const first = parts.slice(0, -1).map((part) => Math.floor((part * 100_000) / sum));
      return [...first, 100_000 - sumOf(first)].map((thousandths) => thousandths / 1000);
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        weights,
        fc.integer({ min: 0, max: 100 }),
        (gross, percents, off) => {
          const discount = Math.floor((gross / 100) * off);
          const tds = expectedTds(gross - discount, [], deducts);
          const milestones = percents.map((percent) => ({ label: '', percent, due_date: null }));
          const found = commissionAmounts({ gross, discount, gst, tds, milestones });
          const column = (field: 'taxable' | 'cgst' | 'total' | 'rounding' | 'tds' | 'net') =>
            sumOf(found.milestones.map((one) => one[field]));
          expect(column('taxable')).toBe(gross - discount);
          expect([column('cgst'), column('total'), column('tds'), column('net'), column('rounding')]).toEqual([
            found.cgst,
            found.total,
            found.tds_expected,
            found.net_expected,
            found.rounding,
          ]);
          expect(found.taxable + found.cgst + found.sgst + found.igst + found.rounding).toBe(found.total);
          for (const { taxable, total, tds } of found.milestones)
            expect(Math.min(taxable, total, tds)).toBeGreaterThanOrEqual(0);
          for (const { taxable } of found.milestones.slice(0, -1)) expect(taxable % 100).toBe(0);
        },
      ),
    );
  });
});

describe('a split', () => {
  it('gives the company the rest', () => {
    const shares: SplitShare[] = [
      { party: 'Co-broker', share: { amount: toPaise(1_20_000) } },
      { party: 'Sub-user', share: { percent: 20 } },
      { party: 'Referrer', share: { amount: toPaise(11_000) } },
    ];
    expect(splitBrokerage(toPaise(4_60_000), shares)).toEqual({
      shares: [1_20_000, 92_000, 11_000].map(toPaise),
      company: toPaise(2_37_000),
    });
    expect(
      splitBrokerage(1, [
        { party: 'Co-broker', share: { percent: 50 } },
        { party: 'Referrer', share: { percent: 50 } },
      ]),
    ).toEqual({
      shares: [1, 0],
      company: 0,
    });
    expect(splitBrokerage(100, [{ party: 'Referrer', share: { amount: 101 } }])).toEqual({ over: 1 });
  });

  it('deducts from co-brokers and referrers where the office deducts', () => {
    const pay = (rupees: number) => ({ credited_on: null, paid_on: '2026-11-21', amount: toPaise(rupees) });
    const of = (officeDeducts: boolean, hasPan = true) =>
      tdsOnSplits([pay(1_20_000)], tdsRows, { officeDeducts, hasPan });
    expect([of(true), of(false), of(true, false)]).toEqual([[toPaise(2400)], [0], [toPaise(24_000)]]);
    expect(tdsOnSplits([pay(11_000)], tdsRows, { officeDeducts: true, hasPan: true })).toEqual([0]);
    expect([isTdsParty('Sub-user'), isTdsParty('Referrer')]).toEqual([false, true]);
  });

  it('sums to the paisa, and leaves the company never less than nothing', () => {
    const share = fc
      .integer({ min: 0, max: 30_000 })
      .map((part): SplitShare => ({ party: 'Co-broker', share: { percent: part / 1000 } }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.array(share, { maxLength: 5 }),
        (brokerage: Paise, shares) => {
          const found = splitBrokerage(brokerage, shares);
          const percent = sumOf(shares.map(({ share }) => ('percent' in share ? Math.round(share.percent * 1000) : 0)));
          if ('over' in found) {
            expect(percent).toBeGreaterThan(100_000);
            return;
          }
          expect(sumOf([...found.shares, found.company])).toBe(brokerage);
          expect(Math.min(found.company, ...found.shares)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
