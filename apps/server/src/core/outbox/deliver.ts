import { type Failure, failures } from '@angan/contract/platform/failures.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../context.ts';
import { keepable } from '../database/keepable.ts';
import type { DB } from '../database/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type JobContext, jobInSteps, type RunningJob } from '../jobs/job.ts';
import { countFailure, dropToken } from '../push/index.ts';
import {
  type Channel,
  type Channels,
  MailBody,
  type Message,
  type NoticeChannel,
  type Outcome,
  type Push,
  SmsBody,
  sendLimitMs,
  type WhatsappNotice,
} from './message.ts';
import { lockTopic } from './notices-of-topic.ts';
import { type NoticeWriter, prepareNotice, usefulUntil } from './prepare-notice.ts';
import { deliverMessage, deliveryKey } from './send.ts';

/** One alert on WhatsApp, sent by the platform's number; the noun says how, since the outbox knows none. Never throws. */
export type WhatsappSender = (services: Services, notice: WhatsappNotice) => Promise<Outcome>;

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
export const deliver = (channels: Channels, writeNotice: NoticeWriter, sendWhatsapp: WhatsappSender): RunningJob =>
  jobInSteps(deliverMessage, async ({ message: id }, job) => {
    const { step, log } = job;
    const claimed = await step((db) => claim(db, id, { job, writeNotice }));
    if (!claimed) return;
    const all = {
      ...channels,
      whatsapp: { mayRepeat: false, send: (one) => sendWhatsapp(job.services, one) },
    } satisfies {
      [channel: string]: Pick<Channel<never>, 'mayRepeat' | 'send'>;
    };
    const channel = all[claimed.message.channel] as Channel<Message | Push | WhatsappNotice>;
    const outcome: Outcome =
      claimed.before && !channel.mayRepeat
        ? { is: 'unknown', why: 'The server stopped while it was sending' }
        : await channel.send(claimed.message);
    const status = await step(async (db) => {
      if (claimed.message.channel === 'push') await noteDevice(db, claimed.to, outcome);
      if (claimed.message.channel === 'whatsapp' && outcome.is === 'gone') await endAgreement(db, claimed.to);
      return record(db, id, claimed.attempts, outcome, channel.mayRepeat);
    });
    log.info({ message: id, channel: claimed.message.channel, outcome: outcome.is, status }, 'delivery');
  });

/** What the push service said of the device that it was for. */
const noteDevice = async (db: Kysely<DB>, token: string, { is }: Outcome) => {
  if (is === 'gone') await dropToken(db, Number(token));
  else if (is !== 'sent') await countFailure(db, Number(token));
};

/** Nobody has WhatsApp there. */
const endAgreement = (db: Kysely<DB>, agreement: string) =>
  db
    .updateTable('alert_whatsapp')
    .set({ ended_at: sql`now()`, ended_why: 'Not on WhatsApp' })
    .where('id', '=', Number(agreement))
    .where('ended_at', 'is', null)
    .execute();

const claim = async (
  db: Kysely<DB>,
  id: number,
  { job, writeNotice }: { job: JobContext; writeNotice: NoticeWriter },
) => {
  await lockTopicOf(db, id);
  const row = await db.selectFrom('outbox_message').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (!row || row.status === 'sent' || row.status === 'dead' || row.status === 'dropped') return undefined;
  const tryLater = async (runAt: Date) => {
    await enqueue(db, deliverMessage, { message: id }, { key: deliveryKey(id), runAt });
    return undefined;
  };
  const busyUntil = row.status === 'sending' ? Date.parse(row.claimed_at!) + sendLimitMs : 0;
  if (busyUntil > Date.now()) return tryLater(new Date(busyUntil));
  // An older version, which may still run beside this one, names no topic.
  const topic = row.topic ?? (row.channel === 'push' ? '' : null);
  const isNotice = topic !== null;
  if (row.not_after && Date.parse(row.not_after) < Date.now()) {
    // That somebody was not told of an alert for a day is nothing that somebody has to see to.
    await leaveUnsent(db, row, isNotice ? 'dropped' : 'dead', failures.of.tooLate);
    return undefined;
  }
  const notice = isNotice
    ? await prepareNotice(db, job, { ...row, topic, channel: row.channel as NoticeChannel }, writeNotice)
    : undefined;
  if (isNotice && !notice) {
    await leaveUnsent(db, row, 'dropped', failures.of.nobodyLeft);
    return undefined;
  }
  if (notice && 'waitsUntil' in notice) {
    await update(db, row)
      .set({ not_after: usefulUntil(notice.waitsUntil) })
      .execute();
    return tryLater(notice.waitsUntil);
  }
  const attempts = row.attempts + 1;
  await update(db, row).set({ status: 'sending', attempts, claimed_at: sql`now()` }).execute();
  const common = { to: row.to, idempotencyKey: `${row.company_id}.${row.idempotency_key}` };
  const message: Message | Push | WhatsappNotice =
    notice ??
    (row.channel === 'mail'
      ? { ...common, channel: 'mail', subject: row.subject, body: MailBody.parse(row.body) }
      : { ...common, channel: 'sms', body: SmsBody.parse(row.body) });
  return { message, to: row.to, attempts, before: row.status === 'sending' };
};

type RowId = { readonly company_id: number; readonly id: number };
const update = (db: Kysely<DB>, { company_id, id }: RowId) =>
  db.updateTable('outbox_message').where('company_id', '=', company_id).where('id', '=', id);

/** Before the row itself is locked: who looks for others of its topic must not wait for one who waits for it. */
const lockTopicOf = async (db: Kysely<DB>, id: number) => {
  const row = await db
    .selectFrom('outbox_message')
    .select(['company_id', 'id', 'channel', 'to', 'topic'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.topic) await lockTopic(db, { ...row, topic: row.topic });
};

const leaveUnsent = (db: Kysely<DB>, row: RowId, status: 'dead' | 'dropped', last_error: Failure) =>
  update(db, row).set({ status, last_error, body: '{}' }).execute();

const record = async (db: Kysely<DB>, id: number, attempts: number, told: Outcome, mayRepeat: boolean) => {
  const outcome = keepable(told);
  const set = (values: Record<string, unknown>) =>
    db.updateTable('outbox_message').set(values).where('id', '=', id).where('status', '=', 'sending').execute();
  if (outcome.is === 'sent') {
    await set({
      status: 'sent',
      sent_at: sql`now()`,
      provider_id: outcome.providerId,
      rate: outcome.rate ?? null,
      last_error: null,
      body: '{}',
    });
    return 'sent';
  }
  if (outcome.is === 'gone') {
    await set({ status: 'dropped', last_error: failures.of.refused({ why: outcome.why }), body: '{}' });
    return 'dropped';
  }
  const again = outcome.is === 'temporary' || (outcome.is === 'unknown' && mayRepeat);
  const status = again && attempts < mostAttempts ? 'queued' : 'dead';
  const { why } = outcome;
  const inDoubt = outcome.is === 'unknown' && !mayRepeat;
  await set({ status, last_error: inDoubt ? failures.of.perhapsSent({ why }) : failures.of.refused({ why }) });
  if (status === 'queued') {
    const wished = outcome.is === 'temporary' ? (outcome.afterSeconds ?? 0) : 0;
    const seconds = Math.max(pauseAfter(attempts), Math.min(wished, longestPauseSeconds));
    const runAt = new Date(Date.now() + seconds * 1000);
    await enqueue(db, deliverMessage, { message: id }, { key: deliveryKey(id), runAt });
  }
  return status;
};
