import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/schema.gen.ts';

/** So many of one topic wait for one receiver, or went to them within a minute: the rest are told as one. */
const many = 10;
const spanSeconds = 60;

/** Messages of one topic to one receiver, by whose id it is told of how many. */
export interface Topic {
  readonly company_id: number;
  readonly id: number;
  readonly channel: string;
  readonly to: string;
  readonly topic: string;
}
export type Others =
  /** Enough went within the last minute: what comes now waits for the rest of it, and then goes with what came meanwhile. */
  | { readonly waitsUntil: Date }
  /** Messages that this one takes along; none where it goes by itself. */
  | { readonly taken: readonly { readonly id: number; readonly alert: number }[] };

/**
 * What else is to be told to the same receiver of the same topic. One message at a time looks, so that two do not take
 * each other along; ask before a row of theirs is locked.
 */
export const lockTopic = (db: Kysely<DB>, { company_id, to, topic }: Topic) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`topic ${company_id} ${to} ${topic}`}, 0))`.execute(db);

export const othersOf = async (db: Kysely<DB>, { company_id, id, channel, to, topic }: Topic): Promise<Others> => {
  const { rows } = await sql<{ sent: number; first: string | null }>`
    select count(*) as sent, min(claimed_at) as first from outbox_message
     where company_id = ${company_id} and "to" = ${to} and topic = ${topic} and channel = ${channel} and id <> ${id}
       and status in ('sending', 'sent') and claimed_at > now() - make_interval(secs => ${spanSeconds})`.execute(db);
  const [recent] = rows;
  if (recent?.first && recent.sent >= many - 1)
    return { waitsUntil: new Date(Date.parse(recent.first) + (spanSeconds + 1) * 1000) };
  const waiting = await db
    .selectFrom('outbox_message')
    .select(['id', sql<number>`(body ->> 'alert')::bigint`.as('alert')])
    .where('company_id', '=', company_id)
    .where('to', '=', to)
    .where('topic', '=', topic)
    .where('channel', '=', channel)
    .where('status', '=', 'queued')
    .where('id', '<>', id)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return { taken: waiting.length + 1 >= many ? waiting : [] };
};
