import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { expect, test } from 'vitest';
import { stageDays } from '../deal-days.ts';
import { datesOfDeal } from './dates-of-deal.ts';

const typeId = (word: string) => dealTypes.find(({ deal_type }) => deal_type === word)!.id;

/** An office that is sold, its agreement signed, the other days fixed. */
const sale = {
  deal_type: typeId('Sale'),
  stage: 'Agreement Signed',
  created_date: '2026-03-04T10:00:00+05:30',
  moves: [
    { from: 'Negotiation', to: 'Token Received', at: '2026-03-14T10:00:00+05:30', note: '' },
    { from: 'Token Received', to: 'Agreement Signed', at: '2026-10-20T10:00:00+05:30', note: '' },
  ],
  token_date: '2026-03-12',
  agreement_date: '2026-10-16',
  registration_date: '2026-11-27',
  registration_no: '',
  sub_registrar: 'Vejalpur',
  handover_date: '2026-12-01',
  expected_close: '2026-12-05',
  probability: 80,
  property_tds: { section: '', base: 24_000_000, percent: 1, amount: 240_000 },
  tds_paid_on: null,
  overdue: { amount: 104_400, since: '2026-10-31' },
  lease_start: null,
  lease_end: null,
  renewed_by: null,
} as unknown as Deal;

const today = '2026-11-21';
const shown = (deal: Deal) => datesOfDeal(deal, today).map(({ on, text }) => [on, text]);

test('a stage has the day of its paper, else the day on which the deal came there, and Closed the expected one', () => {
  expect([...stageDays(sale)]).toEqual([
    ['Negotiation', sale.created_date],
    ['Token Received', '2026-03-12'],
    ['Agreement Signed', '2026-10-16'],
    ['Registered', '2026-11-27'],
    ['Possession Given', '2026-12-01'],
    ['Closed', '2026-12-05'],
  ]);
});

test('late money, the stages to come and the tax of the buyer are the next dates of a sale', () => {
  expect(shown(sale)).toEqual([
    ['2026-10-31', 'Brokerage'],
    ['2026-11-27', 'Registration'],
    ['2026-12-01', 'Possession'],
    ['2026-12-05', 'Expected close'],
    ['2026-11-27', 'TDS on the property, 1 %'],
  ]);
  expect(shown({ ...sale, overdue: null, tds_paid_on: '2026-11-20', stage: 'Possession Given' })).toEqual([
    ['2026-12-05', 'Expected close'],
  ]);
  expect(shown({ ...sale, stage: 'Cancelled' })).toEqual([]);
});

test('of a closed lease the next three that its clock tells, until another goes on with it', () => {
  const lease = {
    ...sale,
    deal_type: typeId('Rent'),
    stage: 'Closed',
    overdue: null,
    agreed_rent: 40_000,
    lease_start: '2026-11-01',
    lease_end: '2027-09-30',
    lock_in_months: 6,
    notice_months: 1,
    escalation_percent: 0,
    escalation_every_months: null,
    rent_due_day: 5,
  } as Deal;
  const [first, ...others] = shown(lease);
  expect(first).toEqual(['2027-03-01', 'Lock-in ends on 30/04/2027: ask both, stay or go']);
  expect(others).toHaveLength(2);
  expect(shown({ ...lease, renewed_by: { id: 2, deal_code: 'D-000002' } })).toEqual([]);
});
