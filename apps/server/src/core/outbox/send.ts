import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../database/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { task } from '../jobs/task.ts';
import type { Message } from './message.ts';

/** Carries one message out. Its own failures are few, since those of the provider are the message's. */
export const deliverMessage = task('deliver_message', z.object({ message: z.number().int() }), 25);

export const deliveryKey = (message: number | '') => `message ${message}`;

/** The end of a statement whose `put` is the ids of messages that it has just put into the outbox. */
export const deliverEach = sql`select enqueue_job(${sql.lit(deliverMessage.name)}, jsonb_build_object('message', id),
  ${sql.lit(deliveryKey(''))} || id, now(), ${sql.lit(deliverMessage.maxAttempts)}) from put`;

/** Has what waits for a person looked at again: when it may go may have changed. */
export const reconsider = (db: Kysely<DB>, companyId: number, user: number) =>
  sql`with put as (
      select id from outbox_message where company_id = ${companyId} and status = 'queued' and topic is not null and channel <> 'mail'
        and body ->> 'user' = ${String(user)})
    ${deliverEach}`.execute(db);

/**
 * Puts a message into the outbox and asks for its delivery, in the transaction of `db`: it goes out exactly when that
 * commits. Answers its id; that of the first one where the key was used before.
 */
export const send = async (db: Kysely<DB>, message: Message): Promise<number> => {
  const made = await db
    .insertInto('outbox_message')
    .values({
      channel: message.channel,
      to: message.to,
      subject: message.channel === 'mail' ? message.subject : '',
      body: JSON.stringify(message.body),
      idempotency_key: message.idempotencyKey,
      not_after: message.notAfter?.toISOString() ?? null,
    })
    .onConflict((on) => on.columns(['company_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return sameAsBefore(db, message.idempotencyKey);
  await enqueue(db, deliverMessage, { message: made.id }, { key: deliveryKey(made.id) });
  return made.id;
};

const sameAsBefore = async (db: Kysely<DB>, key: string) => {
  const before = await db
    .selectFrom('outbox_message')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('idempotency_key', '=', key)
    .select('id')
    .executeTakeFirstOrThrow();
  return before.id;
};
