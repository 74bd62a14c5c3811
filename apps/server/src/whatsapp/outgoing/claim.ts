import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { MessageContent } from '../meta/index.ts';

/** A message in the sender's hand. */
export interface Claimed {
  readonly id: number;
  readonly chat: number;
  readonly content: MessageContent;
  readonly reply_to: string | null;
  /** With the one that is about to be made. */
  readonly attempts: number;
  readonly broadcast: number | null;
  readonly wa_id: string | null;
  readonly user_id: string | null;
}

/** No attempt lasts longer, answer and writing it down included: what was claimed before is in nobody's hands. Seconds. */
const longestAttempt = 30;

/**
 * Takes up to `most` messages of a number that are due, chats first, and marks them as being sent. The mark has to be
 * committed before they are sent: what a crash leaves marked may have gone.
 */
export const claim = async (
  db: Kysely<DB>,
  { companyId, number, most, chatsOnly }: { companyId: number; number: number; most: number; chatsOnly: boolean },
): Promise<Claimed[]> => {
  const due = (priority: number) => sql`
    select id from whatsapp_message where company_id = ${companyId} and number = ${number} and status = 'queued'
      and priority = ${sql.lit(priority)} and due_at <= now() order by due_at, id`;
  const { rows } = await sql<Claimed>`
    with chats as materialized (${due(0)} limit ${most} for update skip locked),
    broadcasts as materialized (
      ${due(10)} limit ${chatsOnly ? sql`0` : sql`greatest(0, ${most}::int - (select count(*) from chats))`} for update skip locked
    ), picked as (select id from chats union all select id from broadcasts)
    update whatsapp_message m set status = 'sending', claimed_at = clock_timestamp(), attempts = m.attempts + 1
      from picked p, whatsapp_chat c
     where m.company_id = ${companyId} and m.id = p.id and c.company_id = ${companyId} and c.id = m.chat
    returning m.id, m.chat, m.content, m.reply_to, m.attempts, m.broadcast, c.wa_id, c.user_id`.execute(db);
  return rows.toSorted((a, b) => Number(a.broadcast !== null) - Number(b.broadcast !== null) || a.id - b.id);
};

/**
 * What a sender that died left marked may have gone or not: only a status can tell, which takes it further. Answers how
 * many were left.
 */
export const leaveUnknown = async (db: Kysely<DB>, companyId: number, number: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update whatsapp_message set status = 'unknown'
     where company_id = ${companyId} and number = ${number} and status = 'sending'
       and claimed_at < now() - ${longestAttempt} * interval '1 second'`.execute(db);
  return Number(numAffectedRows ?? 0);
};
