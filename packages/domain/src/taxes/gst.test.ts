import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf, toPaise } from '../paise.ts';
import {
  advanceDocument,
  defaultGstTreatment,
  documentLess,
  type GstInput,
  sumOfDocuments,
  taxedDocument,
} from './gst.ts';
import { gstRegistrationOf } from './gst-registration.ts';
import { gstRateRows, gstThresholdRows, sacRows } from './gst-rows.ts';
import { placeOfSupply, sacOf, supplyOf } from './supply.ts';

const within: GstInput = {
  taxable: toPaise(3338),
  treatment: 'Charge GST',
  percent: gstRateRows[0]!.percent,
  supplier_state: '24',
  place_of_supply: '24',
};

describe('GST of a document', () => {
  it('is CGST and SGST to the paisa each, and a total to the rupee with its rounding', () => {
    expect(taxedDocument(within)).toEqual({
      taxable: 333_800,
      cgst: 30_042,
      sgst: 30_042,
      igst: 0,
      rounding: 16,
      total: 393_900,
      reverse_charge: false,
    });
    expect(taxedDocument({ ...within, taxable: toPaise(120_000) }).total).toBe(toPaise(141_600));
    expect(taxedDocument({ ...within, taxable: toPaise(45_000) }).total).toBe(toPaise(53_100));
  });

  it('is IGST where the property lies in another state', () => {
    const across = taxedDocument({ ...within, place_of_supply: placeOfSupply('Seller', '27', '24') });
    expect([across.cgst, across.sgst, across.igst]).toEqual([0, 0, 60_084]);
    expect(placeOfSupply('Lender', '24', '27')).toBe('27');
  });

  it('is none where the office is not registered, nor under reverse charge, which the document says', () => {
    const unregistered = taxedDocument({ ...within, treatment: 'Not registered' });
    expect([unregistered.cgst, unregistered.total, unregistered.reverse_charge]).toEqual([0, 333_800, false]);
    const reverse = taxedDocument({ ...within, treatment: 'Reverse/other' });
    expect([reverse.igst, reverse.total, reverse.reverse_charge]).toEqual([0, 333_800, true]);
  });

  it('of an advance is in what came, whatever came', () => {
    const { taxable: _, ...gst } = within;
    expect(advanceDocument(toPaise(1_18_000), gst)).toMatchObject({
      taxable: toPaise(1_00_000),
      cgst: toPaise(9000),
      rounding: 0,
    });
    expect(advanceDocument(toPaise(500), { ...gst, treatment: 'Not registered' })).toMatchObject({
      taxable: 50_000,
      cgst: 0,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom('24', '27'), (received, place_of_supply) => {
        const one = advanceDocument(received, { ...gst, place_of_supply });
        expect(one.taxable + one.cgst + one.sgst + one.igst + one.rounding).toBe(received);
        expect(one.total).toBe(received);
        expect(Math.abs(one.rounding)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('adds up to the paisa for any amount, rate and state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 14 }),
        fc.constantFrom(5, 12, 18, 28),
        fc.constantFrom('24', '27'),
        fc.constantFrom('Charge GST' as const, 'Not registered' as const, 'Reverse/other' as const),
        (taxable, percent, place_of_supply, treatment) => {
          const one = taxedDocument({ ...within, taxable, percent, place_of_supply, treatment });
          expect(sumOf([one.taxable, one.cgst, one.sgst, one.igst, one.rounding])).toBe(one.total);
          expect(one.total % 100).toBe(0);
          expect(Math.abs(one.rounding)).toBeLessThanOrEqual(50);
          expect(one.cgst).toBe(one.sgst);
          const tax = treatment === 'Charge GST' ? (BigInt(taxable) * BigInt(percent)) / 100n : 0n;
          const charged = BigInt(one.cgst + one.sgst + one.igst);
          expect(charged - tax >= -1n && charged - tax <= 1n).toBe(true);
          expect(sumOfDocuments([documentLess(one, one), one]).total).toBe(one.total);
        },
      ),
    );
  });
});

describe('how GST stands', () => {
  it('follows the GST number, and of a lender the constitution of the office', () => {
    expect(defaultGstTreatment(true, 'Buyer', 'Individual')).toBe('Charge GST');
    expect(defaultGstTreatment(false, 'Buyer', null)).toBe('Not registered');
    expect(defaultGstTreatment(true, 'Lender', 'Individual')).toBe('Reverse/other');
    expect(defaultGstTreatment(true, 'Lender', 'LLP')).toBe('Charge GST');
  });

  it('has its code by what is supplied', () => {
    expect(sacOf(supplyOf('Sale', false), sacRows, '2026-11-21')).toBe('997222');
    expect(sacOf(supplyOf('Sale', true), sacRows, '2026-11-21')).toBe('997223');
    expect(sacOf(supplyOf('Lease', false), sacRows, '2026-11-21')).toBe('997221');
    expect(sacOf('Loan payout', sacRows, '2026-11-21')).toBe('997159');
    expect(sacOf('Loan payout', [], '2026-11-21')).toBeUndefined();
  });

  it.each([
    ['24', 15_99_999, 'Below'],
    ['24', 16_00_000, 'Near'],
    ['24', 20_00_000, 'Near'],
    ['24', 20_00_000.01, 'Above'],
    ['13', 8_00_000, 'Near'],
  ])('in state %s a turnover of %d is %s the threshold', (state, rupees, expected) => {
    const made = [
      { day: '2026-04-01', taxable: toPaise(rupees) },
      { day: '2026-03-31', taxable: toPaise(90_00_000) },
    ];
    expect(gstRegistrationOf(made, state, '2026-11-21', gstThresholdRows)?.state).toBe(expected);
    expect(gstRegistrationOf(made, state, '2016-11-21', gstThresholdRows)).toBeUndefined();
  });
});
