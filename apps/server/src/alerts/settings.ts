import type { AlertSettings, alertSettingsCalls } from '@angan/contract/alerts/alert-settings.ts';
import {
  type AlertKind,
  alertChannels,
  alertKindsOf,
  alertKindTable,
  type ChannelChoices,
  usualQuietHours,
} from '@angan/domain/alerts.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor, Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import type { Handlers } from '../core/http/serve.ts';
import { reconsider } from '../core/outbox/index.ts';
import { isFresh } from '../core/push/index.ts';
import { agreeToWhatsapp, endWhatsapp, showWhatsapp } from './whatsapp-consent.ts';

type Choices = Partial<Record<AlertKind, Partial<ChannelChoices>>>;
interface Stored {
  readonly choices: Choices;
  readonly quiet_hours: AlertSettings['quiet_hours'];
}
type Person = Pick<Actor, 'companyId' | 'userId'>;

/** What a person has chosen, and what holds where they have not. */
export const storedSettings = async (db: Kysely<DB>, { companyId, userId }: Person): Promise<Stored> => {
  const row = await db
    .selectFrom('alert_settings')
    .select(['choices', 'is_quiet', 'quiet_from', 'quiet_to'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { choices: {}, quiet_hours: { is_on: true, ...usualQuietHours } };
  const [from, to] = [row.quiet_from.slice(0, 5), row.quiet_to.slice(0, 5)];
  return { choices: row.choices as Choices, quiet_hours: { is_on: row.is_quiet, from, to } };
};

const shown = async (context: Context): Promise<AlertSettings> => {
  const { actor, db } = context;
  const { choices, quiet_hours } = await storedSettings(db, actor);
  const { email } = await db
    .selectFrom('app_user')
    .select('email')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom('device_token as d')
    .innerJoin('user_device as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.id', '=', 'd.device'),
    )
    .select(['d.id', 'u.device_name', 'd.last_seen_at', sql<boolean>`u.id = ${actor.deviceId}`.as('is_current')])
    .where('d.company_id', '=', actor.companyId)
    .where('d.user_id', '=', actor.userId)
    .where(isFresh)
    .orderBy('d.last_seen_at', 'desc')
    .execute();
  const kinds = alertKindsOf(actor.usertype).map((kind) => {
    const { push, mail, whatsapp } = { ...alertKindTable[kind], ...choices[kind] };
    return { kind, push, mail, whatsapp };
  });
  return { kinds, quiet_hours, whatsapp: await showWhatsapp(context), email, devices };
};

export const alertSettingsHandlers: Handlers<typeof alertSettingsCalls> = {
  show: (_, context) => shown(context),

  async update({ body }, context) {
    const { actor, db } = context;
    const own = { company_id: actor.companyId, user_id: actor.userId };
    await db
      .insertInto('alert_settings')
      .values(own)
      .onConflict((on) => on.columns(['company_id', 'user_id']).doNothing())
      .execute();
    // Two browsers of one person change one after the other.
    await db
      .selectFrom('alert_settings')
      .select('user_id')
      .where((eb) => eb.and(own))
      .forNoKeyUpdate()
      .execute();
    const { choices, quiet_hours } = await storedSettings(db, actor);
    const next: Record<string, object> = { ...choices };
    for (const { kind, ...given } of body.kinds ?? []) {
      const chosen = alertChannels.filter((channel) => given[channel] !== undefined);
      next[kind] = { ...next[kind], ...Object.fromEntries(chosen.map((channel) => [channel, given[channel]])) };
    }
    const { is_on, from, to } = body.quiet_hours ?? quiet_hours;
    await db
      .updateTable('alert_settings')
      .set({ choices: JSON.stringify(next), is_quiet: is_on, quiet_from: from, quiet_to: to })
      .where((eb) => eb.and(own))
      .execute();
    if (body.whatsapp?.is_on) await agreeToWhatsapp(context, body.whatsapp.text_version);
    if (body.whatsapp?.is_on === false) await endWhatsapp(db, actor, 'Switched off');
    if (body.quiet_hours || body.whatsapp) await reconsider(db, actor.companyId, actor.userId);
    return shown(context);
  },
};
