import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Actor } from '../context.ts';
import type { DB } from '../database/schema.gen.ts';

/** A device that can be pushed to. Of web push, `token` is the endpoint. */
export interface DeviceToken {
  readonly kind: 'webpush' | 'fcm' | 'fid' | 'apns';
  readonly token: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Days after which a browser that was not seen is taken for gone. */
const freshDays = 60;
/** Of a phone Firebase says itself that the app is gone, at the latest after so many. */
const freshPhoneDays = 270;
/** Tokens of devices that came by lately, as `d`. */
export const isFresh = sql<SqlBool>`d.last_seen_at > now() - make_interval(days =>
  case when d.kind = 'fcm' then ${sql.lit(freshPhoneDays)} else ${sql.lit(freshDays)} end)`;

/** Notes a device of the actor, whoever had it before. Others of theirs that were not seen for long go. */
export const keepToken = async (db: Kysely<DB>, { companyId, userId, deviceId }: Actor, given: DeviceToken) => {
  await sql`select release_device_token(${given.token})`.execute(db);
  const seen = { ...given, device: deviceId, last_seen_at: sql<string>`now()`, fail_count: 0 };
  await db
    .insertInto('device_token')
    .values({ ...seen, user_id: userId })
    .onConflict((on) => on.column('token').doUpdateSet(seen))
    .execute();
  await sql`delete from device_token d
    where d.company_id = ${companyId} and d.user_id = ${userId} and not (${isFresh})`.execute(db);
};

/** Forgets a device of the actor; nothing where they have none by this token. */
export const removeToken = (db: Kysely<DB>, { companyId, userId }: Actor, token: string) =>
  db
    .deleteFrom('device_token')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .execute();

export const findToken = (db: Kysely<DB>, companyId: number, id: number) =>
  db
    .selectFrom('device_token')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select(['user_id', 'kind', 'token', 'p256dh', 'auth'])
    .executeTakeFirst();

/** Forgets the device that a push service says is gone. */
export const dropToken = (db: Kysely<DB>, id: number) => db.deleteFrom('device_token').where('id', '=', id).execute();

export const countFailure = (db: Kysely<DB>, id: number) =>
  db.updateTable('device_token').set({ fail_count: sql`fail_count + 1` }).where('id', '=', id).execute();
