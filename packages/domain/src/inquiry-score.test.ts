import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inquiryScore, ratingOf, type ScoreFacts } from './inquiry-score.ts';
import { callResults, inquiryStages, timelines } from './lookups/inquiries.ts';

const now = Date.parse('2026-11-21T12:00:00+05:30');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
const nothing: ScoreFacts = {
  stage: 'New',
  held_stage: null,
  timeline: null,
  preapproved_amount: null,
  loan_required: null,
  call_result: null,
  date_time: daysAgo(1),
  connected_at: null,
  last_contacted_at: null,
  replied_at: null,
  share_opened_at: null,
  visits_done: 0,
  visits_missed: 0,
};
const pointsFor = (facts: Partial<ScoreFacts>) => inquiryScore({ ...nothing, ...facts }, now).reasons;

it('gives each fact its points, with the reason', () => {
  const cases: [Partial<ScoreFacts>, string, number][] = [
    [{ stage: 'Contacted' }, 'Contacted', 10],
    [{ stage: 'Options Shared' }, 'Options Shared', 20],
    [{ stage: 'Visit Done', visits_done: 1 }, 'Visit Done', 40],
    [{ stage: 'Token Paid' }, 'Token Paid', 80],
    [{ timeline: 'Immediate' }, 'Wants it immediately', 10],
    [{ timeline: 'Within 1 month' }, 'Wants it within 1 month', 10],
    [{ connected_at: daysAgo(7) }, 'Spoke on the phone in the last 7 days', 10],
    [{ replied_at: daysAgo(7) }, 'Replied in the last 7 days', 10],
    [{ share_opened_at: daysAgo(14) }, 'Opened a share in the last 14 days', 10],
    [{ preapproved_amount: 1 }, 'Loan preapproved', 5],
    [{ loan_required: false }, 'Pays without a loan', 5],
    [{ call_result: 'RNR 3' }, 'No answer 3 times or more', -10],
    [{ visits_missed: 2 }, 'Visit missed', -10],
    [{ date_time: daysAgo(31) }, 'No contact for 30 days', -15],
  ];
  for (const [facts, reason, points] of cases) expect(pointsFor(facts)).toEqual([{ reason, points }]);
  for (const facts of [
    { stage: 'Junk' },
    { visits_done: 1 },
    { connected_at: daysAgo(8) },
    { share_opened_at: daysAgo(15) },
    { timeline: '1-3 months' },
    { timeline: 'Just looking' },
    { call_result: 'RNR 2' },
    { replied_at: daysAgo(8) },
    { loan_required: true },
    { date_time: daysAgo(40), last_contacted_at: daysAgo(29) },
  ] as Partial<ScoreFacts>[])
    expect(pointsFor(facts)).toEqual([]);
});

it('counts further visits up to ten points', () => {
  const visits = (visits_done: number) => pointsFor({ visits_done }).reduce((sum, one) => sum + one.points, 0);
  expect([0, 1, 2, 3, 4, 9].map(visits)).toEqual([0, 0, 5, 10, 10, 10]);
});

it('is worth what it had come to while it is on hold, less what waiting costs', () => {
  expect(pointsFor({ stage: 'On Hold', held_stage: 'Negotiation' })).toEqual([
    { reason: 'Negotiation', points: 60 },
    { reason: 'On Hold', points: -15 },
  ]);
});

it('is nearer to a deal in negotiation than a fresh inquiry of which everything is filled in', () => {
  const fresh = inquiryScore({ ...nothing, timeline: 'Immediate', preapproved_amount: 1 }, now);
  expect(inquiryScore({ ...nothing, stage: 'Negotiation' }, now).score).toBeGreaterThan(2 * fresh.score);
});

it('is Hot from 70, Warm from 40, and always within 0 and 100', () => {
  expect([0, 39, 40, 69, 70, 100].map(ratingOf)).toEqual(['Cold', 'Cold', 'Warm', 'Warm', 'Hot', 'Hot']);
  const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
  const when = fc.integer({ min: 0, max: 400 }).map(daysAgo);
  const facts = fc.record({
    stage: fc.constantFrom(...inquiryStages),
    held_stage: maybe(fc.constantFrom(...inquiryStages)),
    timeline: maybe(fc.constantFrom(...timelines)),
    preapproved_amount: maybe(fc.nat()),
    loan_required: maybe(fc.boolean()),
    call_result: maybe(fc.constantFrom(...callResults)),
    date_time: when,
    connected_at: maybe(when),
    last_contacted_at: maybe(when),
    replied_at: maybe(when),
    share_opened_at: maybe(when),
    visits_done: fc.nat(20),
    visits_missed: fc.nat(3),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const { score, suggested, reasons } = inquiryScore(given, now);
      const sum = reasons.reduce((total, one) => total + one.points, 0);
      expect(score).toBe(Math.max(0, Math.min(100, sum)));
      expect(suggested).toBe(ratingOf(score));
    }),
  );
});
