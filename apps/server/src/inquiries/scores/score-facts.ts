import type { ScoreFacts } from '@angan/domain/inquiry-score.ts';

/** Columns of an inquiry that its score is made of, and who rated it. */
export const scoreColumns = [
  'id',
  'budget_max',
  'area',
  'society_name',
  'project',
  'timeline',
  'preapproved_amount',
  'loan_required',
  'call_result',
  'date_time',
  'connected_at',
  'last_contacted_at',
  'priority',
] as const;

/** What is counted beside the inquiry, in inquiry_score. */
export const countedColumns = ['visits_done', 'visits_missed'] as const;

interface Row {
  area: readonly unknown[];
  society_name: readonly unknown[];
  project: readonly unknown[];
  budget_max: number | null;
  timeline: string | null;
  preapproved_amount: number | null;
  loan_required: boolean | null;
  call_result: string | null;
  date_time: string;
  connected_at: string | null;
  last_contacted_at: string | null;
  visits_done: number;
  visits_missed: number;
}

/** What the score knows of an inquiry. Replies count from when they are kept. */
export const scoreFacts = (row: Row): ScoreFacts => ({
  budget_max: row.budget_max,
  has_place: row.area.length + row.society_name.length + row.project.length > 0,
  timeline: row.timeline as ScoreFacts['timeline'],
  preapproved_amount: row.preapproved_amount,
  loan_required: row.loan_required,
  call_result: row.call_result as ScoreFacts['call_result'],
  date_time: row.date_time,
  connected_at: row.connected_at,
  last_contacted_at: row.last_contacted_at,
  visits_done: row.visits_done,
  visits_missed: row.visits_missed,
});
