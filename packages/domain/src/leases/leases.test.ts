import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates.ts';
import { sumOf, toPaise } from '../paise.ts';
import { leaseEvents, leaseProgress, lockInEnd } from './lease-clock.ts';
import { nextLease } from './next-lease.ts';
import { leaseRenewal } from './renewal.ts';
import { type LeaseTerms, rentInMonth, rentSchedule, rentSteps } from './rent.ts';
import { daysLeft, monthOf, monthStart, monthsInTerm, termEnd } from './term.ts';

/** An office let for three years from 01/10/2026. */
const office: LeaseTerms = {
  start: '2026-10-01',
  end: '2029-09-30',
  first_rent: toPaise(65_000),
  escalation: { percent: 5, every_months: 12 },
  due_day: 5,
  lock_in_months: 24,
  notice_months: 3,
};
const today = '2026-11-21';
const anyDay = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays('2016-06-01', days));

describe('a term', () => {
  it.each([
    ['2026-10-01', 36, '2029-09-30'],
    ['2026-03-31', 11, '2027-02-28'],
    ['2027-03-31', 11, '2028-02-29'],
    ['2026-03-30', 11, '2027-02-28'],
    ['2026-03-28', 11, '2027-02-27'],
    ['2026-11-21', 12, '2027-11-20'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('from %s of %i months ends on %s', (start, months, end) => {
    expect(termEnd(start, months)).toBe(end);
  });

  it('has months without a gap, each day in one of them', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 120 }), fc.nat(3650), (start, months, days) => {
        expect(monthsInTerm(start, termEnd(start, months))).toBe(months);
        expect(monthOf(start, monthStart(start, months))).toBe(months);
        const day = addDays(start, days);
        const month = monthOf(start, day);
        expect(monthStart(start, month) <= day && day <= termEnd(start, month)).toBe(true);
      }),
    );
  });

  it('has days left, today among them', () => {
    expect([daysLeft('2026-11-21', today), daysLeft('2026-11-30', today), daysLeft('2026-11-20', today)]).toEqual([
      1, 10, 0,
    ]);
    // A year of which a hundred days are used.
    expect(daysLeft(termEnd('2026-08-13', 12), addDays('2026-08-13', 100))).toBe(265);
  });
});

describe('the rent', () => {
  it('rises from the first rent, rounded once', () => {
    expect([12, 13, 24, 25, 36].map((month) => rentInMonth(office.first_rent, office.escalation, month) / 100)).toEqual(
      [65_000, 68_250, 68_250, 71_662.5, 71_662.5],
    );
    expect(rentInMonth(office.first_rent, null, 36)).toBe(office.first_rent);
    expect(rentSteps(office).map(({ from }) => from)).toEqual(['2026-10-01', '2027-10-01', '2028-10-01']);
  });

  it('is the fraction that it should be, in a hundred years too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20 }),
        (rent, thousandths, rises) => {
          const found = BigInt(rentInMonth(rent, { percent: thousandths / 1000, every_months: 12 }, rises * 12 + 1));
          let [numerator, denominator] = [BigInt(rent), 1n];
          for (let rise = 0; rise < rises; rise++)
            [numerator, denominator] = [numerator * BigInt(100_000 + thousandths), denominator * 100_000n];
          const off = 2n * (found * denominator - numerator);
          expect(off > -denominator && off <= denominator).toBe(true);
        },
      ),
    );
  });

  it('has a row for every month, the last one by its days', () => {
    const rows = rentSchedule(office);
    expect(rows).toHaveLength(36);
    expect(rows[1]).toEqual({
      month: 2,
      from: '2026-11-01',
      to: '2026-11-30',
      due_on: '2026-11-05',
      rent: toPaise(65_000),
    });
    expect(sumOf(rows.map(({ rent }) => rent))).toBe(toPaise(12 * (65_000 + 68_250 + 71_662.5)));
    const cut = rentSchedule({ ...office, end: '2026-11-15', due_day: 31 });
    expect(cut[1]).toMatchObject({ to: '2026-11-15', due_on: '2026-11-30', rent: toPaise(32_500) });
    expect(rentSchedule({ ...office, start: '2026-10-15', end: '2026-11-14' })[0]?.due_on).toBe('2026-11-05');
  });

  it('covers every day of a lease once', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 31 }),
        (start, days, due_day) => {
          const end = addDays(start, days);
          const rows = rentSchedule({ ...office, start, end, due_day });
          expect([rows[0]!.from, rows.at(-1)!.to]).toEqual([start, end]);
          for (const [index, row] of rows.entries()) {
            expect(row.due_on >= row.from).toBe(true);
            expect(daysBetween(row.from, row.due_on)).toBeLessThanOrEqual(31);
            expect(row.rent).toBeGreaterThan(0);
            const next = rows[index + 1];
            if (next) expect(next.from).toBe(addDays(row.to, 1));
          }
        },
      ),
    );
  });
});

describe('the lease after a lease', () => {
  it('is as long, from the day after, at the rent after the rise that comes next', () => {
    expect(nextLease(office)).toEqual({ start: '2029-10-01', end: '2032-09-30', rent: toPaise(75_245.63) });
    const home = { ...office, start: '2026-03-31', end: '2027-02-28', escalation: null };
    expect(nextLease(home)).toEqual({ start: '2027-03-01', end: '2028-01-31', rent: toPaise(65_000) });
  });
});

describe('the lease clock', () => {
  it('tells each thing on its day', () => {
    expect(leaseEvents(office).map(({ kind, on, of }) => [kind, on, of])).toEqual([
      ['escalation', '2027-09-01', '2027-10-01'],
      ['lock-in end', '2028-08-01', '2028-09-30'],
      ['escalation', '2028-09-01', '2028-10-01'],
      ['notice window', '2029-05-31', '2029-06-30'],
      ['expiry', '2029-07-02', '2029-09-30'],
      ['expiry', '2029-08-01', '2029-09-30'],
      ['expiry', '2029-08-31', '2029-09-30'],
      ['expiry', '2029-09-23', '2029-09-30'],
    ]);
    expect(leaseEvents(office)[0]).toMatchObject({ rent: toPaise(68_250) });
  });

  it('stays within the lease, in the order of its days', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 12 }),
        (start, months, lock_in_months, notice_months) => {
          const terms = { ...office, start, end: termEnd(start, months), lock_in_months, notice_months };
          const days = leaseEvents(terms).map(({ on }) => on);
          expect(days).toEqual(days.toSorted());
          for (const day of days) expect(day >= start && day <= terms.end).toBe(true);
          const locked = lockInEnd(terms);
          expect(locked === undefined).toBe(lock_in_months === 0);
        },
      ),
    );
  });

  it('says what leaving would cost', () => {
    expect(leaseProgress(office, today)).toEqual({
      month: 2,
      months: 36,
      months_left: 34,
      rent: toPaise(65_000),
      lock_in_left: 22,
      lock_in_penalty: toPaise(14_30_000),
    });
    expect(leaseProgress(office, '2028-10-01')).toMatchObject({
      lock_in_left: 0,
      lock_in_penalty: 0,
      rent: toPaise(71_662.5),
    });
    expect(leaseProgress(office, '2030-01-01')).toMatchObject({ month: 36, months_left: 0 });
    expect(leaseProgress(office, '2026-09-30')).toMatchObject({ month: 0, months_left: 36, lock_in_left: 24 });
  });

  it('proposes the tenant’s next inquiry ninety days before, and the property from the day after', () => {
    const place = {
      deal_type: 'Lease',
      property_type: 2,
      property_subtype: 9,
      bhk: null,
      area: 4,
      furniture: null,
    } as const;
    expect(leaseRenewal(office, 7, place)).toEqual({
      on: '2029-07-02',
      inquiry: { ...place, contact: 7, budget_max: toPaise(71_662.5), needed_from: '2029-10-01' },
      available_from: '2029-10-01',
    });
    expect(leaseRenewal({ ...office, end: '2026-11-30' }, 7, place).on).toBe('2026-10-01');
  });
});
