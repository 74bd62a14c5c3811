import { failures } from '@angan/contract/platform/failures.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.gen.ts';
import type { JobContext } from '../jobs/job.ts';
import { type DeviceToken, findToken, pushKeys } from '../push/index.ts';
import { mailTo } from './mail-to.ts';
import {
  type Mail,
  NoticeBody,
  type NoticeChannel,
  type NoticeContent,
  type Push,
  pushKeptSeconds,
  type WhatsappNotice,
} from './message.ts';
import { noticeSign } from './notice-sign.ts';
import { othersOf, type Topic } from './notices-of-topic.ts';

/** Whom a notice is for, of which alerts, and by which channel. */
export interface NoticeOf {
  readonly userId: number;
  readonly alerts: readonly number[];
  readonly channel: NoticeChannel;
}

/**
 * What one person is told of alerts beyond the app, by what they may see at this moment; or when, where they want to hear
 * nothing now. Undefined where there is nothing more to tell them. The noun says so: the outbox knows none.
 */
export type NoticeWriter = (
  db: Kysely<DB>,
  job: JobContext,
  about: NoticeOf,
) => Promise<NoticeContent | { readonly waitsUntil: Date } | undefined>;

interface Row extends Topic {
  readonly channel: NoticeChannel;
  readonly body: unknown;
  readonly idempotency_key: string;
}

/** A notice made ready to go, or when to try again; undefined where its receiver or what it has to tell is no more. */
export const prepareNotice = async (
  db: Kysely<DB>,
  job: JobContext,
  row: Row,
  write: NoticeWriter,
): Promise<Push | Mail | WhatsappNotice | { readonly waitsUntil: Date } | undefined> => {
  const { alert, also } = NoticeBody.parse(row.body);
  const receiver = await findReceiver(db, row);
  if (!receiver) return undefined;
  const others = await othersOf(db, row);
  if ('waitsUntil' in others) return others;
  const alerts = [...new Set([alert, ...also, ...others.taken.map((one) => one.alert)])];
  const content = await write(db, job, { userId: receiver.userId, alerts, channel: row.channel });
  if (!content || 'waitsUntil' in content) return content;
  if (others.taken.length > 0) await takeAlong(db, row, alerts, others.taken);
  if (receiver.channel === 'whatsapp') return { ...receiver, content, sign: noticeSign(row.company_id, row.id) };
  if (receiver.channel === 'mail') {
    const { publicUrl } = job.services.settings;
    const mail = mailTo(receiver, ({ say }) => ({
      subject: content.title,
      paragraphs: [content.body],
      link: { label: say('Open in Angan'), url: `${publicUrl}${content.url}` },
      why: {
        text: say('You get this mail because you chose it for alerts of this kind.'),
        link: { label: say('Change it'), url: `${publicUrl}/notifications` },
      },
    }));
    return { ...mail, idempotencyKey: `${row.company_id}.${row.idempotency_key}` };
  }
  return { channel: 'push', device: receiver.device, keys: await pushKeys(db, job.services.settings), content };
};

type Receiver = { readonly userId: number } & (
  | { readonly channel: 'push'; readonly device: DeviceToken }
  | { readonly channel: 'mail'; readonly to: string; readonly name: string; readonly language: string }
  | Pick<WhatsappNotice, 'channel' | 'mobile' | 'language'>
);

/** A device that still is, the address that a person has today, or the number for which their consent holds. */
const findReceiver = async (db: Kysely<DB>, row: Row): Promise<Receiver | undefined> => {
  if (row.channel === 'push') {
    const found = await findToken(db, row.company_id, Number(row.to));
    if (!found) return undefined;
    const { user_id, ...device } = found;
    return { channel: 'push', userId: user_id, device: device as DeviceToken };
  }
  if (row.channel === 'whatsapp') {
    const agreed = await db
      .selectFrom('alert_whatsapp as w')
      .innerJoin('app_user as u', (join) =>
        join
          .onRef('u.company_id', '=', 'w.company_id')
          .onRef('u.id', '=', 'w.user_id')
          .onRef('u.mobile', '=', 'w.mobile'),
      )
      .select(['u.id', 'u.mobile', 'u.language'])
      .where('w.company_id', '=', row.company_id)
      .where('w.id', '=', Number(row.to))
      .where('w.ended_at', 'is', null)
      .executeTakeFirst();
    return agreed && { channel: 'whatsapp', userId: agreed.id, mobile: agreed.mobile, language: agreed.language };
  }
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'language'])
    .where('company_id', '=', row.company_id)
    .where('id', '=', NoticeBody.parse(row.body).user)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!person) return undefined;
  const { id: userId, email: to, first_name: name, language } = person;
  return { channel: 'mail', userId, to, name, language };
};

/** The others are told by this one: it says so of all of them also when it is tried again. */
const takeAlong = async (
  db: Kysely<DB>,
  { company_id, id, body }: Row,
  alerts: readonly number[],
  taken: readonly { readonly id: number }[],
) => {
  await db
    .updateTable('outbox_message')
    .set({ body: JSON.stringify({ ...NoticeBody.parse(body), also: alerts }) })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('outbox_message')
    .set({ status: 'dropped', last_error: failures.of.toldTogether, body: '{}' })
    .where('company_id', '=', company_id)
    .where(
      'id',
      'in',
      taken.map((one) => one.id),
    )
    .execute();
};

/** Until when a notice is of use that may not go before a moment. */
export const usefulUntil = (from: Date): string => new Date(from.getTime() + pushKeptSeconds * 1000).toISOString();
