import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertSubject } from '@angan/contract/alerts/alerts.ts';
import {
  alertTemplateCodes,
  alertTemplateName,
  usualAlertTemplateCode,
} from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { type AlertChannel, type AlertKind, alertKinds, alertKindTable, manyAlerts } from '@angan/domain/alerts.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { keepable } from '../core/database/keepable.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { deliverEach, pushKeptSeconds } from '../core/outbox/index.ts';
import { isFresh } from '../core/push/index.ts';

/** Something that people are to be told of. */
export interface Alert {
  /** Ids of the people; who is not active is left out. */
  readonly to: readonly number[];
  readonly kind: AlertKind;
  readonly sentence: AlertSentence;
  /** What makes it this alert and no other, for each person: 'task 12 due 2026-11-21'. */
  readonly key: string;
  /** The records that it is about: it is told as long as its person may see all of them. */
  readonly about?: readonly AlertSubject[];
  /** That it takes the place of the one that its person has had under this key, and is news again where it says other things. */
  readonly isRenewed?: boolean;
  /** What is said in place of it where ten or more of its kind come to its person at once. */
  readonly together?: (values: { count: number }) => AlertSentence;
}

/**
 * Raises alerts in the transaction of `db`, in one statement: they are there exactly when it commits. An alert whose key
 * its person has had is not told again, so that a job may be tried again.
 */
export const raiseAlerts = async (db: Kysely<DB>, alerts: readonly Alert[]): Promise<void> => {
  const rows = alerts.flatMap(({ to, kind, sentence, key, about = [], isRenewed = false, together }) =>
    to.map((user) => ({ user, kind, sentence, key, subjects: about, is_renewed: isRenewed, together })),
  );
  const once = rows.filter((row) => !row.is_renewed);
  await insert(
    db,
    [...Map.groupBy(once, ({ user, kind }) => `${user} ${kind}`).values()].flatMap(asOne),
    sql`do nothing`,
  );
  await insert(
    db,
    rows.filter((row) => row.is_renewed),
    sql`do update
    set sentence = excluded.sentence, subjects = excluded.subjects, read_at = null, created_date = now()
    where user_alert.sentence is distinct from excluded.sentence`,
  );
};

interface Row {
  readonly user: number;
  readonly kind: AlertKind;
  readonly sentence: AlertSentence;
  readonly key: string;
  readonly subjects: readonly AlertSubject[];
  readonly together: Alert['together'];
}

/** Of many of one kind for one person one that says how many; its key is the first of theirs, so that it is told once too. */
const asOne = (rows: readonly Row[]): readonly Row[] => {
  const keys = [...new Set(rows.map(({ key }) => key))].sort();
  const [first] = rows;
  if (!first || keys.length < manyAlerts) return rows;
  const { together = alertSentences.of.several } = first;
  return [{ ...first, sentence: together({ count: keys.length }), key: `together ${keys[0]}`, subjects: [] }];
};

const insert = async (db: Kysely<DB>, rows: readonly object[], again: RawBuilder<unknown>) => {
  if (rows.length === 0) return;
  await sql`
    with raised as (
    insert into user_alert (user_id, kind, sentence, key, subjects)
    select u.id, r.kind, r.sentence, r.key, r.subjects
      from jsonb_to_recordset(${JSON.stringify(keepable([...rows]))}::jsonb) as r
        ("user" bigint, kind text, sentence jsonb, key text, subjects jsonb)
      join app_user u on u.company_id = current_company_id() and u.id = r."user" and u.is_active
    on conflict (company_id, user_id, key) ${again}
    returning company_id, id, user_id, kind)
    ${sent}`.execute(db);
};

/** What goes by a channel where its person has not chosen, by kind. */
const usual = JSON.stringify(
  Object.fromEntries(
    alertKinds.map((kind) => {
      const { push, mail, whatsapp } = alertKindTable[kind];
      return [kind, { push, mail, whatsapp }];
    }),
  ),
);
const goesBy = (channel: AlertChannel) =>
  sql`coalesce(a.choices -> a.kind -> ${sql.lit(channel)}, ${sql.lit(usual)}::jsonb -> a.kind -> ${sql.lit(channel)})::boolean`;

/** Whether the template by which a person `u` is written to on WhatsApp may be sent by: else nothing is put there to wait. */
const hasTemplate = sql`exists (select from alert_line(${sql.lit(alertTemplateName)},
  coalesce(${sql.lit(JSON.stringify(alertTemplateCodes))}::jsonb ->> u.language, ${sql.lit(usualAlertTemplateCode)}), current_date) l
  where l.state = 'Ready')`;

/**
 * By each channel that a person wants for the kind, a message in the outbox with the job that carries it out: a push for
 * each of their devices, a mail, and one on WhatsApp where they agreed to that.
 */
const sent = sql`,
    chosen as (
      select a.*, s.choices from raised a
        left join alert_settings s on s.company_id = a.company_id and s.user_id = a.user_id),
    put as (
      insert into outbox_message (channel, "to", topic, body, idempotency_key, not_after)
      select m.channel, m."to", m.kind, jsonb_build_object('alert', m.id, 'user', m.user_id),
          format('alert %s %s %s', m.id, extract(epoch from now()), m.sign), now() + make_interval(secs => ${sql.lit(pushKeptSeconds)})
        from (
          select 'push' as channel, d.id::text as "to", d.id::text as sign, a.kind, a.id, a.user_id
            from chosen a join device_token d on d.company_id = a.company_id and d.user_id = a.user_id
           where ${isFresh} and ${goesBy('push')}
          union all
          select 'mail', u.email, 'mail', a.kind, a.id, a.user_id
            from chosen a join app_user u on u.company_id = a.company_id and u.id = a.user_id
           where u.email <> '' and ${goesBy('mail')}
          union all
          select 'whatsapp', w.id::text, 'whatsapp', a.kind, a.id, a.user_id
            from chosen a join app_user u on u.company_id = a.company_id and u.id = a.user_id
            join alert_whatsapp w on w.company_id = u.company_id and w.user_id = u.id and w.mobile = u.mobile and w.ended_at is null
           where ${goesBy('whatsapp')} and ${hasTemplate}) m
      on conflict (company_id, idempotency_key) do nothing
      returning id)
    ${deliverEach}`;

const idsOf = async (db: Kysely<DB>, usertype: 'Owner' | 'Admin'): Promise<number[]> => {
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('usertype', '=', usertype)
    .where('is_active', '=', true)
    .execute();
  return people.map(({ id }) => id);
};

/** Whom to tell of what concerns the office as a whole. */
export const ownerIds = (db: Kysely<DB>): Promise<number[]> => idsOf(db, 'Owner');

/** Whom to tell of what concerns the platform, in its own company. */
export const adminIds = (db: Kysely<DB>): Promise<number[]> => idsOf(db, 'Admin');
