import { describe, expect, it } from 'vitest';
import { states } from '../lookups/places.ts';
import { toPaise } from '../paise.ts';
import { type StampDutyQuestion, stampDutyOf } from './stamp-duty.ts';
import { stampBuyers, stampDutyRows } from './stamp-duty-rows.ts';

const asked: StampDutyQuestion = {
  state: 'Gujarat',
  day: '2026-11-21',
  property_type: 1,
  zone: null,
  buyer: 'Male',
  price: toPaise(1_00_00_000),
  stamp_value: null,
};
const rupees = (more: Partial<StampDutyQuestion>) => {
  const duty = stampDutyOf({ ...asked, ...more }, stampDutyRows);
  return duty && [duty.duty / 100, duty.cess / 100, duty.registration === null ? null : duty.registration / 100];
};

describe('stamp duty', () => {
  it.each([
    ['Gujarat', 'Male', [4_90_000, 0, 1_00_000]],
    ['Maharashtra', 'Male', [6_00_000, 0, 30_000]],
    ['Maharashtra', 'Female', [5_00_000, 0, 30_000]],
    ['Delhi', 'Joint', [5_00_000, 0, 1_00_000]],
    ['Delhi', 'Company', [6_00_000, 0, 1_00_000]],
    ['Karnataka', 'Male', [5_00_000, 60_000, 2_00_000]],
    ['Rajasthan', 'Female', [5_00_000, 1_00_000, 1_00_000]],
    ['Telangana', 'Male', [5_50_000, 1_50_000, 50_000]],
    ['Haryana', 'Male', [7_00_000, 0, null]],
    ['Uttar Pradesh', 'Female', [7_00_000, 0, 1_00_000]],
  ] as const)('of a crore in %s, buyer %s', (state, buyer, expected) => {
    expect(rupees({ state, buyer })).toEqual(expected);
  });

  it('is of the higher of price and stamp value, and of the row of the day', () => {
    expect(rupees({ stamp_value: toPaise(2_00_00_000) })).toEqual([9_80_000, 0, 2_00_000]);
    expect(rupees({ stamp_value: toPaise(50_00_000) })).toEqual([4_90_000, 0, 1_00_000]);
    expect(rupees({ state: 'Karnataka', day: '2025-08-30' })?.[2]).toBe(1_00_000);
    expect(rupees({ state: 'West Bengal', zone: 'Rural' })?.[0]).toBe(5_00_000);
    expect([rupees({ state: 'Sikkim' }), rupees({ day: '2020-01-01' })]).toEqual([undefined, undefined]);
  });

  it('has one row for each buyer wherever it has any, and the states of the list', () => {
    const names = new Set<string>(states.map(({ state }) => state));
    for (const { state } of stampDutyRows) {
      expect(names.has(state)).toBe(true);
      for (const buyer of stampBuyers) expect(stampDutyOf({ ...asked, state, buyer }, stampDutyRows)).toBeDefined();
    }
  });

  it('takes the piece of the price that the base falls in', () => {
    const [row] = stampDutyRows;
    const pieces = [
      { ...row!, price_to: 30_00_000, duty_percent: 3 },
      { ...row!, price_from: 30_00_000, price_to: null, duty_percent: 5 },
    ];
    const percent = (rupees: number) => stampDutyOf({ ...asked, price: toPaise(rupees) }, pieces)?.row.duty_percent;
    expect([percent(30_00_000), percent(30_00_000.01)]).toEqual([3, 5]);
  });
});
