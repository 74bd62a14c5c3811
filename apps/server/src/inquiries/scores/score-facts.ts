import type { ScoreFacts } from '@angan/domain/inquiry-score.ts';
import { sql } from 'kysely';

/** Columns of an inquiry that its score is made of, and who rated it. */
export const scoreColumns = [
  'id',
  'stage',
  'held_stage',
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

/** When the person of inquiry `i` last wrote or said of a share what they like, and last opened what was shared for it. */
export const heardColumns = [
  sql<string | null>`greatest((select max(w.last_incoming_at) from whatsapp_chat w
    where w.company_id = i.company_id and w.contact = i.contact), (select max(l.liked_at) from share sh
    join share_like l on l.company_id = sh.company_id and l.share = sh.id
    where sh.company_id = i.company_id and sh.inquiry = i.id))`.as('replied_at'),
  sql<string | null>`(select max(sh.last_opened_at) from share sh
    where sh.company_id = i.company_id and sh.inquiry = i.id)`.as('share_opened_at'),
] as const;

interface Row {
  stage: string;
  held_stage: string | null;
  timeline: string | null;
  preapproved_amount: number | null;
  loan_required: boolean | null;
  call_result: string | null;
  date_time: string;
  connected_at: string | null;
  last_contacted_at: string | null;
  visits_done: number;
  visits_missed: number;
  replied_at: string | null;
  share_opened_at: string | null;
}

/** What the score knows of an inquiry. */
export const scoreFacts = (row: Row): ScoreFacts => ({
  stage: row.stage as ScoreFacts['stage'],
  held_stage: row.held_stage as ScoreFacts['held_stage'],
  timeline: row.timeline as ScoreFacts['timeline'],
  preapproved_amount: row.preapproved_amount,
  loan_required: row.loan_required,
  call_result: row.call_result as ScoreFacts['call_result'],
  date_time: row.date_time,
  connected_at: row.connected_at,
  last_contacted_at: row.last_contacted_at,
  visits_done: row.visits_done,
  visits_missed: row.visits_missed,
  replied_at: row.replied_at,
  share_opened_at: row.share_opened_at,
});
