import { type AlertSettings, alertSettingsTexts } from '@angan/contract/alerts/alert-settings.ts';
import { alertTemplateName, alertTemplateOf, type WhatsappEnd } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { mostWhatsappADay } from '@angan/domain/alerts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor, Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { fieldErrors } from '../core/errors.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { prepareAlertTemplates } from './whatsapp-tasks.ts';

type Person = Pick<Actor, 'companyId' | 'userId'>;

/** What a person's alerts on WhatsApp stand at: the consent that holds, or what ended the last one. */
export const showWhatsapp = async ({ actor, db, services }: Context): Promise<AlertSettings['whatsapp']> => {
  const { mobile, mobile_verified_at, language } = await accountOf(db, actor);
  const last = await db
    .selectFrom('alert_whatsapp')
    .select(['ended_at', 'ended_why'])
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const day = dayInIndia(services.now());
  const { rows } = await sql<{ state: AlertSettings['whatsapp']['line']; rate: number | null }>`
    select state, rate from alert_line(${alertTemplateName}, ${alertTemplateOf(language).code}, ${day}::date)`.execute(
    db,
  );
  const sent = await countSent(db, actor, services.now());
  return {
    is_on: last !== undefined && last.ended_at === null,
    mobile,
    is_verified: mobile_verified_at !== null,
    line: rows[0]?.state ?? 'Not connected',
    ended: last?.ended_at ? { why: last.ended_why as WhatsappEnd, at: last.ended_at } : null,
    sent_today: sent.today,
    most_a_day: mostWhatsappADay,
    sent_this_month: sent.month,
    rate: rows[0]?.rate == null ? null : Number(rows[0].rate),
  };
};

const accountOf = (db: Kysely<DB>, { companyId, userId }: Person) =>
  db
    .selectFrom('app_user')
    .select(['mobile', 'mobile_verified_at', 'language'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Messages on WhatsApp that a person was sent on the day in India and since the first of its month. */
export const countSent = async (
  db: Kysely<DB>,
  { companyId, userId }: Person,
  now: Date,
): Promise<{ today: number; month: number }> => {
  const day = dayInIndia(now);
  const { rows } = await sql<{ today: number; month: number }>`
    select count(*) filter (where m.claimed_at >= (${day}::date)::timestamp at time zone 'Asia/Kolkata') as today, count(*) as month
      from outbox_message m join alert_whatsapp w on w.company_id = m.company_id and w.id::text = m."to"
     where m.company_id = ${companyId} and w.user_id = ${userId} and m.channel = 'whatsapp' and m.status in ('sending', 'sent')
       and m.topic is not null
       and m.claimed_at >= date_trunc('month', ${day}::date)::timestamp at time zone 'Asia/Kolkata'`.execute(db);
  return rows[0]!;
};

/** Keeps that a person agreed; the template by which their alerts go is seen to. Agreed twice is agreed once. */
export const agreeToWhatsapp = async ({ actor, db }: Context, text_version: number): Promise<void> => {
  const { mobile, mobile_verified_at } = await accountOf(db, actor);
  if (!mobile) throw fieldErrors({ whatsapp: [alertSettingsTexts.noMobile] });
  if (!mobile_verified_at) throw fieldErrors({ whatsapp: [alertSettingsTexts.notVerified] });
  await db
    .insertInto('alert_whatsapp')
    .values({ user_id: actor.userId, mobile, text_version })
    .onConflict((on) => on.columns(['company_id', 'user_id']).where('ended_at', 'is', null).doNothing())
    .execute();
  await enqueue(db, prepareAlertTemplates, {}, { key: 'prepare alert templates' });
};

/** Ends a person's consent; what waits for them finds nobody and is dropped. */
export const endWhatsapp = async (db: Kysely<DB>, { companyId, userId }: Person, why: WhatsappEnd): Promise<void> => {
  await db
    .updateTable('alert_whatsapp')
    .set({ ended_at: sql`now()`, ended_why: why })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
};
