import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocked, leadMayBecome, lockDaysLeft, lockUntil } from './lead-lock.ts';
import { leadStatuses } from './lookups/projects.ts';

describe('the lock of a registered lead', () => {
  it('runs the days that the builder gives, over the ends of months and years', () => {
    expect(lockUntil('2026-11-21', 45)).toBe('2027-01-05');
    expect(lockUntil('2028-02-15', 60)).toBe('2028-04-15');
    expect(lockUntil('2026-11-21', null)).toBeNull();
  });

  it('holds to its last day and no longer', () => {
    const lead = { status: 'Sent', lead_lock_until: '2027-01-05' } as const;
    expect([isLocked(lead, '2027-01-05'), isLocked(lead, '2027-01-06')]).toEqual([true, false]);
    expect(isLocked({ ...lead, lead_lock_until: null }, '2040-01-01')).toBe(true);
    expect(isLocked({ ...lead, status: 'Duplicate at builder' }, '2026-12-01')).toBe(false);
    expect([lockDaysLeft('2027-01-05', '2026-12-29'), lockDaysLeft('2027-01-05', '2027-01-06')]).toEqual([7, -1]);
  });

  it('has as many days left as it was given, on the day it began', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.nat(400),
        (date, days) => {
          const day = date.toISOString().slice(0, 10);
          expect(lockDaysLeft(lockUntil(day, days)!, day)).toBe(days);
        },
      ),
    );
  });

  it('is ended by the clock, never by a person, and what is over stays over', () => {
    for (const status of leadStatuses) {
      expect(leadMayBecome(status, 'Expired')).toBe(status === 'Expired');
      expect(leadMayBecome('Expired', status)).toBe(status === 'Expired');
    }
  });
});
