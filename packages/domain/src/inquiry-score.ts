/** How likely an inquiry is to become a deal, as points with their reasons (domain 2.2.1). */
import type { CallResult, Priority, Timeline } from './lookups/inquiries.ts';

/** What the score knows of an inquiry. Times as ISO 8601. */
export interface ScoreFacts {
  readonly budget_max: number | null;
  /** Somebody said where: an area, a society or a project. */
  readonly has_place: boolean;
  readonly timeline: Timeline | null;
  readonly preapproved_amount: number | null;
  /** False: pays without a loan. */
  readonly loan_required: boolean | null;
  readonly call_result: CallResult | null;
  readonly date_time: string;
  /** When the person last spoke on the phone with the office, and when they were last reached in any way. */
  readonly connected_at: string | null;
  readonly last_contacted_at: string | null;
  /** When the person last wrote to the office. */
  readonly replied_at?: string | null;
  readonly visits_done?: number;
  readonly visits_missed?: number;
}

export interface ScoreReason {
  readonly reason: string;
  readonly points: number;
}
export interface InquiryScore {
  /** 0 to 100. */
  readonly score: number;
  readonly suggested: Priority;
  readonly reasons: readonly ScoreReason[];
}

const dayMs = 86_400_000;
const soon: readonly (Timeline | null)[] = ['Immediate', 'Within 1 month'];
const points = { further: 5, furtherMost: 10 } as const;
export const ratedFrom = { Hot: 70, Warm: 40 } as const;

/** Hot, Warm or Cold by the score; a person who rates by hand goes before it. */
export const ratingOf = (score: number): Priority =>
  score >= ratedFrom.Hot ? 'Hot' : score >= ratedFrom.Warm ? 'Warm' : 'Cold';

const reasonsOf = (facts: ScoreFacts, now: number): ScoreReason[] => {
  const found: ScoreReason[] = [];
  const add = (isSo: boolean, reason: string, count: number) => {
    if (isSo) found.push({ reason, points: count });
  };
  const daysSince = (at: string) => (now - Date.parse(at)) / dayMs;
  const { visits_done: done = 0, visits_missed: missed = 0, replied_at } = facts;
  add(facts.budget_max !== null, 'Budget stated', 15);
  add(facts.has_place, 'Area stated', 10);
  add(
    soon.includes(facts.timeline),
    facts.timeline === 'Immediate' ? 'Wants it immediately' : 'Wants it within 1 month',
    20,
  );
  add(facts.timeline === '1-3 months', 'Wants it in 1-3 months', 10);
  add(facts.connected_at !== null, 'Phone connected', 10);
  add(replied_at != null && daysSince(replied_at) <= 7, 'Replied in the last 7 days', 10);
  add(done > 0, 'Visit done', 20);
  add(
    done > 1,
    done === 2 ? '1 more visit' : `${done - 1} more visits`,
    Math.min((done - 1) * points.further, points.furtherMost),
  );
  add((facts.preapproved_amount ?? 0) > 0, 'Loan preapproved', 10);
  add(!facts.preapproved_amount && facts.loan_required === false, 'Pays without a loan', 10);
  add(/^RNR [3-9]/.test(facts.call_result ?? ''), 'No answer 3 times or more', -10);
  add(missed > 0, 'Visit missed', -10);
  add(daysSince(facts.last_contacted_at ?? facts.date_time) >= 30, 'No contact for 30 days', -15);
  return found;
};

/** The score of an inquiry at a moment, in milliseconds. */
export const inquiryScore = (facts: ScoreFacts, now: number): InquiryScore => {
  const reasons = reasonsOf(facts, now);
  const sum = reasons.reduce((total, one) => total + one.points, 0);
  const score = Math.min(100, Math.max(0, sum));
  return { score, suggested: ratingOf(score), reasons };
};
