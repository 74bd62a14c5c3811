import { stoppedMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { MessageContent } from '../meta/index.ts';
import { endedMarketing, heedWishes, isMarketingMessage, ofChat } from '../opt-outs/index.ts';

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

/** How long a sender that lost its number to another goes on with what it has in hand, writing it down included. Seconds. */
const longestAttempt = 30;

/** What was taken of a number: to be sent, and cancelled since its person ended marketing meanwhile. */
export interface Lot {
  readonly claimed: readonly Claimed[];
  readonly heldBack: readonly Pick<Claimed, 'id' | 'chat' | 'broadcast'>[];
}

/**
 * Takes up to `most` messages of a number that are due, chats first, and marks them as being sent. The mark has to be
 * committed before they are sent: what a crash leaves marked may have gone. This is the one gate through which messages
 * leave, so here it is seen that no marketing goes to who ended it, whichever way it came into the outbox.
 */
export const claim = async (
  db: Kysely<DB>,
  { companyId, number, most, chatsOnly }: { companyId: number; number: number; most: number; chatsOnly: boolean },
): Promise<Lot> => {
  await heedWishes(db, companyId);
  const due = (priority: number) => sql`
    select id from whatsapp_message where company_id = ${companyId} and number = ${number} and status = 'queued'
      and priority = ${sql.lit(priority)} and due_at <= now() order by due_at, id`;
  const { rows } = await sql<Claimed & { is_held: boolean }>`
    with chats as materialized (${due(0)} limit ${most} for update skip locked),
    broadcasts as materialized (
      ${due(10)} limit ${chatsOnly ? sql`0` : sql`greatest(0, ${most}::int - (select count(*) from chats))`} for update skip locked
    ), picked as (
      select m.id, c.wa_id, c.user_id,
          case when ${isMarketingMessage(companyId)} then ${endedMarketing(companyId, ofChat)} else false end as is_held
        from (select id from chats union all select id from broadcasts) d
        join whatsapp_message m on m.company_id = ${companyId} and m.id = d.id
        join whatsapp_chat c on c.company_id = ${companyId} and c.id = m.chat
    )
    update whatsapp_message m set status = case when p.is_held then 'cancelled' else 'sending' end,
        error_code = case when p.is_held then ${sql.lit(stoppedMarketing)} else m.error_code end,
        claimed_at = clock_timestamp(), attempts = m.attempts + (not p.is_held)::int
      from picked p
     where m.company_id = ${companyId} and m.id = p.id
    returning m.id, m.chat, m.content, m.reply_to, m.attempts, m.broadcast, p.wa_id, p.user_id, p.is_held`.execute(db);
  const claimed = rows
    .filter((row) => !row.is_held)
    .toSorted((a, b) => Number(a.broadcast !== null) - Number(b.broadcast !== null) || a.id - b.id);
  return { claimed, heldBack: rows.filter((row) => row.is_held) };
};

/**
 * What a sender that died left marked may have gone or not: only a status can tell, which takes it further. What is
 * `inHand` here may wait for long, behind others to the same person. Answers how many were left.
 */
export const leaveUnknown = async (
  db: Kysely<DB>,
  companyId: number,
  number: number,
  inHand: readonly number[],
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update whatsapp_message set status = 'unknown'
     where company_id = ${companyId} and number = ${number} and status = 'sending'
       and claimed_at < now() - ${longestAttempt} * interval '1 second' and id <> all (${inHand}::bigint[])`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
