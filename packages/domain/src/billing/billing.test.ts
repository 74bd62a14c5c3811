import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import { toPaise } from '../paise.ts';
import { taxedDocument } from '../taxes/index.ts';
import {
  availableCredit,
  creditOf,
  daysOf,
  discountOf,
  followingDays,
  openTerms,
  purchaseOfTerm,
  purchaseOfUsers,
  settleTerm,
  type Term,
  type WantedTerm,
} from './index.ts';

const team: WantedTerm = {
  sort: 2,
  months: 12,
  users: 5,
  users_included: 5,
  price: 17_999,
  extra_user_price: 2_299,
};
const office: WantedTerm = {
  sort: 3,
  months: 12,
  users: 15,
  users_included: 15,
  price: 41_999,
  extra_user_price: 1_999,
};

const today = '2026-11-21';
/** Team for a year, of which 100 days are used today. */
const running: Term = {
  id: 1,
  kind: 'Paid',
  sort: 2,
  users_allowed: 5,
  started_on: addDays(today, -100),
  ends_on: addDays(today, 264),
  grace_until: addDays(today, 267),
  price_paid: toPaise(17_999),
  credit: 0,
};
const trial: Term = { ...running, kind: 'Trial', started_on: '2026-11-15', ends_on: '2026-11-28', price_paid: 0 };

const withGst = (taxable: number) =>
  taxedDocument({ taxable, treatment: 'Charge GST', percent: 18, supplier_state: '24', place_of_supply: '24' });

test('an upgrade on day 100 of a year: 41,999 less 13,068 is 28,931, with GST 34,139', () => {
  const purchase = purchaseOfTerm([running], office, today);
  expect(purchase).toEqual({
    purpose: 'Upgrade',
    days: { started_on: today, ends_on: '2027-11-20' },
    price: toPaise(41_999),
    discount: 0,
    credit: toPaise(13_068),
    available: toPaise(13_068),
    taxable: toPaise(28_931),
  });
  expect(withGst(purchase.taxable)).toMatchObject({
    cgst: 260_379,
    sgst: 260_379,
    rounding: 42,
    total: toPaise(34_139),
  });
});

test('two users on the same day: 3,338, with GST 3,939', () => {
  const { started_on, ends_on } = running as Term & { ends_on: string };
  const { taxable, purpose } = purchaseOfUsers([running], [{ started_on, ends_on, extra_user_price: 2_299 }], 2, today);
  expect([purpose, taxable]).toEqual(['Add users', toPaise(3_338)]);
  expect(withGst(taxable)).toMatchObject({ cgst: 30_042, sgst: 30_042, rounding: 16, total: toPaise(3_939) });
});

test('to another state it is one tax, and the sum is the same', () => {
  const across = taxedDocument({
    taxable: toPaise(28_931),
    treatment: 'Charge GST',
    percent: 18,
    supplier_state: '24',
    place_of_supply: '27',
  });
  expect(across).toMatchObject({ cgst: 0, sgst: 0, igst: 520_758, total: toPaise(34_139) });
});

test('what is bought before the end follows it, within grace it follows too, after it begins today', () => {
  const ended = { ...running, ends_on: '2026-11-20', grace_until: '2026-11-23' };
  const days = (term: Term, day: string) => purchaseOfTerm([term], team, day).days;
  expect(days(running, today).started_on).toBe('2027-08-13');
  expect(days(ended, '2026-11-23')).toEqual({ started_on: '2026-11-21', ends_on: '2027-11-20' });
  expect(days(ended, '2026-11-24')).toEqual({ started_on: '2026-11-24', ends_on: '2027-11-23' });
});

test('who pays during the trial has the plan today and keeps the days', () => {
  expect(purchaseOfTerm([trial], team, today)).toMatchObject({
    purpose: 'New',
    credit: 0,
    days: { started_on: today, ends_on: '2027-11-28' },
  });
});

test('a smaller plan waits for the end, and nothing of the larger one is given back', () => {
  const large = { ...running, sort: 3, price_paid: toPaise(41_999) };
  expect(purchaseOfTerm([large], team, today)).toMatchObject({
    purpose: 'Renewal',
    credit: 0,
    days: { started_on: '2027-08-13' },
  });
});

test('what a coupon gave is no credit afterwards', () => {
  const half = { percent: 50, amount: null };
  const purchase = purchaseOfTerm([], team, today, half);
  expect([purchase.discount, purchase.taxable]).toEqual([toPaise(9_000), toPaise(8_999)]);
  const paid = settleTerm([], { ...team, ...purchase }, today, today)!;
  expect(creditOf({ ...running, ...paid.days, price_paid: paid.price_paid }, today)).toBe(toPaise(8_999));
  expect(discountOf(toPaise(500), { percent: null, amount: 900 })).toBe(toPaise(500));
});

test('a credit that was used up by another order is not given twice', () => {
  const upgrade = { ...office, ...purchaseOfTerm([running], office, today) };
  const replaced = { ...running, id: 2, sort: 3, price_paid: toPaise(100), started_on: today };
  expect(settleTerm([replaced], upgrade, today, today)).toBeUndefined();
});

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-04-01', days));
const months = fc.constantFrom(1, 3, 6, 12);
const aTerm: fc.Arbitrary<Term> = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    kind: fc.constantFrom('Trial' as const, 'Paid' as const, 'Complimentary' as const),
    sort: fc.integer({ min: 0, max: 4 }),
    started_on: day,
    length: fc.integer({ min: 1, max: 400 }),
    rupees: fc.integer({ min: 0, max: 200_000 }),
    credit: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ length, rupees, credit, kind, started_on, ...rest }) => ({
    ...rest,
    kind,
    started_on,
    users_allowed: 5,
    ends_on: addDays(started_on, length - 1),
    grace_until: addDays(started_on, length - 1 + (kind === 'Paid' ? 3 : 0)),
    price_paid: kind === 'Paid' ? toPaise(rupees) : 0,
    credit: toPaise(credit),
  }));
const wanted = fc.record({
  sort: fc.integer({ min: 1, max: 4 }),
  months,
  users: fc.integer({ min: 1, max: 100 }),
  users_included: fc.constantFrom(1, 5, 15),
  price: fc.integer({ min: 0, max: 100_000 }),
  extra_user_price: fc.option(fc.integer({ min: 0, max: 3_000 })),
});

test('no sum is negative, and they hold together', () => {
  fc.assert(
    fc.property(fc.array(aTerm, { maxLength: 4 }), wanted, day, (terms, want, now) => {
      const { price, discount, credit, available, taxable } = purchaseOfTerm(terms, want, now);
      expect(Math.min(price, discount, credit, available, taxable)).toBeGreaterThanOrEqual(0);
      expect(taxable + credit + discount).toBe(price);
      const { total, rounding, ...parts } = withGst(taxable);
      expect(parts.taxable + parts.cgst + parts.sgst + parts.igst + rounding).toBe(total);
    }),
  );
});

test('no day that was paid for is lost: a following term begins after it, with all its months', () => {
  fc.assert(
    fc.property(fc.array(aTerm, { maxLength: 4 }), months, day, (terms, count, now) => {
      const { started_on, ends_on } = followingDays(terms, count, now);
      for (const term of openTerms(terms, now)) if (term.kind === 'Paid') expect(started_on > term.ends_on!).toBe(true);
      expect(daysOf({ started_on, ends_on })).toBeGreaterThanOrEqual(28 * count);
    }),
  );
});

test('an upgrade loses no money: what was left is in the price or carried over', () => {
  fc.assert(
    fc.property(fc.array(aTerm, { maxLength: 4 }), wanted, day, (terms, want, now) => {
      const purchase = purchaseOfTerm(terms, want, now);
      const paid = settleTerm(terms, { ...want, ...purchase }, now, now)!;
      const before = availableCredit(terms, purchase.purpose, now);
      expect(paid.price_paid + paid.credit).toBe(before + purchase.taxable);
      expect(paid.days).toEqual(purchase.days);
    }),
  );
});

test('the credit of a term falls with its days, from all to nothing', () => {
  fc.assert(
    fc.property(aTerm, day, (term, now) => {
      const credit = creditOf(term, now);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(term.price_paid);
      expect(creditOf(term, addDays(now, 1))).toBeLessThanOrEqual(credit);
      if (now > term.ends_on!) expect(credit).toBe(0);
    }),
  );
});
