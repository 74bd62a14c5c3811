import { messageStatuses, statusesBelow } from '@angan/domain/whatsapp/status.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { whereOf } from '../notify.ts';

/** What came of an attempt, as the row will say. `queued`: it is tried again in so many seconds. */
export interface Outcome {
  readonly id: number;
  readonly status: 'accepted' | 'failed' | 'unknown' | 'queued';
  readonly wamid?: string | undefined;
  readonly code?: number | undefined;
  readonly title?: string | undefined;
  readonly detail?: string | undefined;
  readonly seconds?: number | undefined;
  /** The attempt does not count. */
  readonly uncounted?: boolean | undefined;
}

const below = JSON.stringify({
  ...Object.fromEntries(messageStatuses.map((status) => [status, statusesBelow(status)])),
  // Only what is still in the sender's hand, or was thought lost, goes back into the queue.
  queued: ['sending', 'unknown'],
});

/**
 * Writes many outcomes at once. A status that came by webhook meanwhile is further than what Meta answered, and stays.
 * Answers the chats and broadcasts that changed.
 */
export const writeOutcomes = async (
  db: Kysely<DB>,
  companyId: number,
  outcomes: readonly Outcome[],
): Promise<{ chats: number[]; broadcasts: number[] }> => {
  const { rows } = await sql<{ chat: number; broadcast: number | null }>`
    with told as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as r (id bigint, status text, wamid text, code int,
        title text, detail text, seconds float8, uncounted boolean)
    ), held as materialized (
      select m.id from whatsapp_message m join told t on t.id = m.id where m.company_id = ${companyId} order by m.id for update of m
    )
    update whatsapp_message m set
        wamid = coalesce(m.wamid, t.wamid),
        status = case when not (${below}::jsonb -> t.status) ? m.status then m.status
          when t.status = 'queued' and m.due_at = '-infinity' then 'cancelled' else t.status end,
        failed_at = case when t.status = 'failed' then least(m.failed_at, now()) else m.failed_at end,
        error_code = coalesce(t.code, m.error_code),
        error_title = coalesce(t.title, m.error_title),
        error_detail = coalesce(t.detail, m.error_detail),
        due_at = case when t.status = 'queued' and isfinite(m.due_at) then now() + t.seconds * interval '1 second' else m.due_at end,
        attempts = m.attempts - coalesce(t.uncounted, false)::int
      from told t join held h on h.id = t.id
     where m.company_id = ${companyId} and m.id = t.id
    returning m.chat, m.broadcast`.execute(db);
  return whereOf(rows);
};
