import { expect, test } from 'vitest';
import { type Lease, nextEscalation, rentToCome, yieldOf } from './preleased.ts';

const lease: Lease = {
  lease_start: '2024-04-01',
  lease_end: '2033-03-31',
  lock_in_end: '2027-03-31',
  current_rent: 125_000,
  deposit: 750_000,
  escalation_percent: 15,
  escalation_every_months: 36,
  cam_payer: 'Owner',
  cam_amount: 5000,
  property_tax_year: 24_000,
  insurance_year: null,
  purchase_cost_percent: 5.9,
};
const price = 24_000_000;
const today = '2026-11-21';

test('a shop of 2.40 Cr at 1,25,000 a month yields what the worked example says', () => {
  const found = yieldOf(lease, price, today);
  expect(found.gross_roi).toBeCloseTo(6.25, 3);
  expect(found.net_roi).toBeCloseTo(5.57, 2);
  expect(found.gross_roi_after_escalation).toBeCloseTo(7.19, 2);
  expect(found.effective_roi).toBeCloseTo((1_500_000 / 23_250_000) * 100, 6);
});

test('half of a shared maintenance is the owner’s, and none of the tenant’s', () => {
  const net = (cam_payer: Lease['cam_payer']) => yieldOf({ ...lease, cam_payer }, price, today).net_roi!;
  expect(net('Tenant') - net('Owner')).toBeCloseTo(2 * (net('Tenant') - net('Shared')), 9);
});

test.each([
  ['2026-11-21', '2027-04-01'],
  ['2027-03-31', '2027-04-01'],
  ['2027-04-01', '2030-04-01'],
  ['2030-04-01', null],
])('on %s the next rise is on %s', (day, date) => {
  expect(nextEscalation(lease, day)).toBe(date);
});

test('the rent to come rises where the lease says so, and the average follows it', () => {
  const short = { ...lease, lease_start: '2026-01-01', lease_end: '2028-01-01', escalation_every_months: 12 };
  expect(rentToCome({ ...short, escalation_percent: 10, current_rent: 100 }, '2026-07-01')).toEqual({
    rupees: expect.closeTo(6 * 100 + 12 * 110, 6),
    months: 18,
  });
  const flat = yieldOf({ ...lease, escalation_percent: null }, price, today);
  expect(flat.average_roi).toBeCloseTo(flat.gross_roi!, 9);
});

test('months left are whole ones, none of what is over, and unknown where no day is known', () => {
  expect(yieldOf(lease, price, today)).toMatchObject({ remaining_lock_in_months: 4, remaining_lease_months: 76 });
  expect(yieldOf(lease, price, '2034-01-01')).toMatchObject({
    remaining_lock_in_months: 0,
    remaining_lease_months: 0,
    average_roi: null,
  });
  expect(yieldOf({ ...lease, lock_in_end: null }, null, today)).toMatchObject({
    remaining_lock_in_months: null,
    gross_roi: null,
  });
});
