import { failures } from '@angan/contract/platform/failures.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { keepable } from '../database/keepable.ts';
import type { DB } from '../database/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../jobs/job.ts';
import { type Channel, type Channels, MailBody, type Message, type Outcome, SmsBody, sendLimitMs } from './message.ts';
import { deliverMessage, deliveryKey } from './send.ts';

/** Attempts of one message; with the pauses below they are spread over about five hours. */
export const mostAttempts = 10;
const firstPauseSeconds = 30;
const longestPauseSeconds = 2 * 60 * 60;

/** Seconds until the next attempt: doubled each time, with up to half as much again, so that many do not return at once. */
export const pauseAfter = (attempts: number): number => {
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1));
  return pause * (1 + Math.random() / 2);
};

/**
 * Sends one message. The claim is committed before the provider is called and the outcome after, so that a crash between
 * the two leaves a row that says 'sending': then the message may have gone. It is sent again only where the receiving
 * side can tell that it is the same one (a mail, by its Message-ID); otherwise it is laid out for a person to decide.
 */
export const deliver = (channels: Channels): RunningJob =>
  jobInSteps(deliverMessage, async ({ message: id }, { step, log }) => {
    const claimed = await step((db) => claim(db, id));
    if (!claimed) return;
    const channel = channels[claimed.message.channel] as Channel<Message>;
    const outcome: Outcome =
      claimed.before && !channel.mayRepeat
        ? { is: 'unknown', why: 'The server stopped while it was sending' }
        : await channel.send(claimed.message);
    const status = await step((db) => record(db, id, claimed.attempts, outcome, channel.mayRepeat));
    log.info({ message: id, channel: claimed.message.channel, outcome: outcome.is, status }, 'delivery');
  });

const claim = async (db: Kysely<DB>, id: number) => {
  const row = await db.selectFrom('outbox_message').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (!row || row.status === 'sent' || row.status === 'dead') return undefined;
  const busyUntil = row.status === 'sending' ? Date.parse(row.claimed_at!) + sendLimitMs : 0;
  if (busyUntil > Date.now()) {
    await enqueue(db, deliverMessage, { message: id }, { key: deliveryKey(id), runAt: new Date(busyUntil) });
    return undefined;
  }
  if (row.not_after && Date.parse(row.not_after) < Date.now()) {
    await leaveUnsent(db, row);
    return undefined;
  }
  const attempts = row.attempts + 1;
  await db
    .updateTable('outbox_message')
    .set({ status: 'sending', attempts, claimed_at: sql`now()` })
    .where('company_id', '=', row.company_id)
    .where('id', '=', id)
    .execute();
  const common = { to: row.to, idempotencyKey: `${row.company_id}.${row.idempotency_key}` };
  const message: Message =
    row.channel === 'mail'
      ? { ...common, channel: 'mail', subject: row.subject, body: MailBody.parse(row.body) }
      : { ...common, channel: 'sms', body: SmsBody.parse(row.body) };
  return { message, attempts, before: row.status === 'sending' };
};

const leaveUnsent = (db: Kysely<DB>, { company_id, id }: { company_id: number; id: number }) =>
  db
    .updateTable('outbox_message')
    .set({ status: 'dead', last_error: failures.of.tooLate, body: '{}' })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();

const record = async (db: Kysely<DB>, id: number, attempts: number, told: Outcome, mayRepeat: boolean) => {
  const outcome = keepable(told);
  const set = (values: Record<string, unknown>) =>
    db.updateTable('outbox_message').set(values).where('id', '=', id).where('status', '=', 'sending').execute();
  if (outcome.is === 'sent') {
    await set({ status: 'sent', sent_at: sql`now()`, provider_id: outcome.providerId, last_error: null, body: '{}' });
    return 'sent';
  }
  const again = outcome.is === 'temporary' || (outcome.is === 'unknown' && mayRepeat);
  const status = again && attempts < mostAttempts ? 'queued' : 'dead';
  const { why } = outcome;
  const inDoubt = outcome.is === 'unknown' && !mayRepeat;
  await set({ status, last_error: inDoubt ? failures.of.perhapsSent({ why }) : failures.of.refused({ why }) });
  if (status === 'queued') {
    const runAt = new Date(Date.now() + pauseAfter(attempts) * 1000);
    await enqueue(db, deliverMessage, { message: id }, { key: deliveryKey(id), runAt });
  }
  return status;
};
