import { failures } from '@angan/contract/platform/failures.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { readNoticeSign } from '../core/outbox/index.ts';

/** What WhatsApp told of a message: `sign` is what went along with it. */
export interface ToldOfNotice {
  readonly sign: string;
  readonly status: string;
  readonly at: Date;
  /** Why it failed, in Meta's words. */
  readonly why?: string | undefined;
  /** That nobody can be reached by the number. */
  readonly isNobody?: boolean | undefined;
}

/**
 * Notes on alerts what WhatsApp told of them, over all companies: in a transaction of the platform. What is told twice, or
 * in another order, changes nothing.
 */
export const noteWhatsappStatuses = async (db: Kysely<DB>, told: readonly ToldOfNotice[]): Promise<void> => {
  for (const { sign, status, at, why = '', isNobody = false } of told) {
    const id = readNoticeSign(sign);
    if (!id) continue;
    const time = at.toISOString();
    const isRead = status === 'read' || status === 'played';
    const isThere = isRead || status === 'delivered';
    const failure = JSON.stringify(failures.of.refused({ why }));
    const { rows } = await sql<{ to: string }>`
      update outbox_message set
          delivered_at = case when ${isThere} then least(delivered_at, ${time}::timestamptz) else delivered_at end,
          read_at = case when ${isRead} then least(read_at, ${time}::timestamptz) else read_at end,
          status = case when ${status === 'failed'} then 'dropped' when status in ('sending', 'dead') then 'sent' else status end,
          last_error = case when ${status === 'failed'} then ${failure}::jsonb when status = 'sent' then last_error else null end
        where company_id = ${id.companyId} and id = ${id.id} and channel = 'whatsapp'
      returning "to"`.execute(db);
    if (rows[0] && isNobody)
      await sql`update alert_whatsapp set ended_at = now(), ended_why = 'Not on WhatsApp'
        where company_id = ${id.companyId} and id = ${Number(rows[0].to)} and ended_at is null`.execute(db);
  }
};

/** Somebody wrote STOP: no alert goes to their number any more, whichever office they are of. In the platform's transaction. */
export const stopWhatsappAlerts = async (
  db: Kysely<DB>,
  wishes: readonly { readonly mobile: string; readonly at: Date }[],
): Promise<void> => {
  // One that comes late is not held against who has agreed anew since.
  for (const { mobile, at } of wishes)
    await sql`update alert_whatsapp set ended_at = now(), ended_why = 'STOP'
      where mobile = ${mobile} and ended_at is null and agreed_at <= ${at.toISOString()}::timestamptz + interval '1 second'`.execute(
      db,
    );
};
