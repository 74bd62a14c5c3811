import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../core/database/schema.gen.ts';
import { tell } from '../../../core/live/tell.ts';
import type { Told } from '../../../whatsapp/index.ts';

/** What came of sending an answer. */
export interface Outcome {
  readonly status: 'Waiting' | 'Sent' | 'Failed' | 'Unknown' | 'Not sent';
  readonly wamid?: string;
  readonly code?: number;
  readonly title?: string;
  readonly due_at?: string;
}

/** Writes it down: on the lead, and what is final on the timeline of its inquiry. A webhook that was quicker is right. */
export const writeAnswer = async (
  db: Kysely<DB>,
  companyId: number,
  lead: number,
  { status, wamid, code, title, due_at }: Outcome,
  now: Date,
): Promise<void> => {
  const { rows } = await sql`
    update lead_first_answer set status = ${status}, wamid = coalesce(wamid, ${wamid ?? null}),
        sent_at = case when ${status === 'Sent'} then coalesce(sent_at, ${now.toISOString()}::timestamptz) else sent_at end,
        error_code = ${code ?? null}, error_title = ${title ?? ''}, due_at = coalesce(${due_at ?? null}::timestamptz, due_at)
     where company_id = ${companyId} and lead_event = ${lead} and status = 'Sending' returning 1`.execute(db);
  if (rows.length > 0 && status !== 'Waiting' && status !== 'Not sent') await noteAnswer(db, companyId, lead);
};

/** Puts what became of it on the inquiry's timeline, and tells the screens that show the lead. */
export const noteAnswer = async (db: Kysely<DB>, companyId: number, lead: number): Promise<void> => {
  await sql`
    select note_access('first answer', 'inquiry', e.inquiry, jsonb_build_object('status', a.status, 'code', a.error_code, 'title', a.error_title))
      from lead_first_answer a join lead_event e on e.company_id = a.company_id and e.id = a.lead_event
     where a.company_id = ${companyId} and a.lead_event = ${lead} and e.inquiry is not null`.execute(db);
  await sql`select ${tell(companyId, 'lead_event')}`.execute(db);
};

/** What Meta tells of answers that went out: that one arrived after all, or did not. */
export const hearStatuses = async (db: Kysely<DB>, companyId: number, told: readonly Told[]): Promise<void> => {
  for (const { wamid, status, callback, error, at } of told) {
    const lead = Number(/^lead (\d{1,15})$/.exec(callback)?.[1] ?? 0);
    const isFailed = status === 'failed';
    const { rows } = await sql<{ lead_event: number }>`
      update lead_first_answer set status = ${isFailed ? 'Failed' : 'Sent'}, wamid = coalesce(wamid, ${wamid}),
          sent_at = case when ${isFailed} then sent_at else coalesce(sent_at, ${at.toISOString()}::timestamptz) end,
          error_code = ${isFailed ? (error?.code ?? null) : null}, error_title = ${isFailed ? (error?.title ?? '') : ''}
       where company_id = ${companyId} and (wamid = ${wamid} or lead_event = ${lead})
         and status = any (${isFailed ? ['Sending', 'Sent', 'Unknown'] : ['Sending', 'Unknown']}::text[])
      returning lead_event`.execute(db);
    for (const { lead_event } of rows) await noteAnswer(db, companyId, lead_event);
  }
};
