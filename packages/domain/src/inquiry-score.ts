/** How near an inquiry is to a deal, as points with their reasons: what happened, not how many fields are filled. */
import type { CallResult, InquiryStage, Priority, Timeline } from './lookups/inquiries.ts';

/** What the score knows of an inquiry. Times as ISO 8601. */
export interface ScoreFacts {
  readonly stage: InquiryStage;
  /** The stage that it has while it is On Hold. */
  readonly held_stage: InquiryStage | null;
  readonly timeline: Timeline | null;
  readonly preapproved_amount: number | null;
  /** False: pays without a loan. */
  readonly loan_required: boolean | null;
  readonly call_result: CallResult | null;
  readonly date_time: string;
  /** When the person last spoke on the phone with the office, and when they were last reached in any way. */
  readonly connected_at: string | null;
  readonly last_contacted_at: string | null;
  /** When the person last wrote to the office, and when they last opened a share. */
  readonly replied_at: string | null;
  readonly share_opened_at: string | null;
  readonly visits_done: number;
  readonly visits_missed: number;
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
const points = { further: 5, furtherMost: 10 } as const;
export const ratedFrom = { Hot: 70, Warm: 40 } as const;

/** Most of the score: how far it has come. */
const stagePoints: Partial<Record<InquiryStage, number>> = {
  Contacted: 10,
  Qualified: 15,
  'Options Shared': 20,
  'Visit Scheduled': 30,
  'Visit Done': 40,
  Negotiation: 60,
  'Token Paid': 80,
  'Closed Won': 100,
};

/** Hot, Warm or Cold by the score; a person who rates by hand goes before it. */
export const ratingOf = (score: number): Priority =>
  score >= ratedFrom.Hot ? 'Hot' : score >= ratedFrom.Warm ? 'Warm' : 'Cold';

const reasonsOf = (facts: ScoreFacts, now: number): ScoreReason[] => {
  const found: ScoreReason[] = [];
  const add = (isSo: boolean, reason: string, count: number) => {
    if (isSo) found.push({ reason, points: count });
  };
  const isWithin = (days: number, at: string | null) => at !== null && (now - Date.parse(at)) / dayMs <= days;
  const { visits_done: done, timeline } = facts;
  const reached = facts.stage === 'On Hold' ? (facts.held_stage ?? 'New') : facts.stage;
  const byStage = stagePoints[reached] ?? 0;
  add(byStage > 0, reached, byStage);
  add(done > 1, 'More than one visit', Math.min((done - 1) * points.further, points.furtherMost));
  add(isWithin(14, facts.share_opened_at), 'Opened a share in the last 14 days', 10);
  add(isWithin(7, facts.replied_at), 'Replied in the last 7 days', 10);
  add(isWithin(7, facts.connected_at), 'Spoke on the phone in the last 7 days', 10);
  add(timeline === 'Immediate', 'Wants it immediately', 10);
  add(timeline === 'Within 1 month', 'Wants it within 1 month', 10);
  add((facts.preapproved_amount ?? 0) > 0, 'Loan preapproved', 5);
  add(!facts.preapproved_amount && facts.loan_required === false, 'Pays without a loan', 5);
  add(facts.stage === 'On Hold', 'On Hold', -15);
  add(/^RNR [3-9]/.test(facts.call_result ?? ''), 'No answer 3 times or more', -10);
  add(facts.visits_missed > 0, 'Visit missed', -10);
  add(!isWithin(30, facts.last_contacted_at ?? facts.date_time), 'No contact for 30 days', -15);
  return found;
};

/** The score of an inquiry at a moment, in milliseconds. */
export const inquiryScore = (facts: ScoreFacts, now: number): InquiryScore => {
  const reasons = reasonsOf(facts, now);
  const sum = reasons.reduce((total, one) => total + one.points, 0);
  const score = Math.min(100, Math.max(0, sum));
  return { score, suggested: ratingOf(score), reasons };
};
