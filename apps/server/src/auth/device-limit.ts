import { type DeviceKind, deviceCountsDays, deviceKind, usualDevices } from '@angan/domain/devices.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { Settings } from '../core/settings.ts';

interface Person {
  readonly company_id: number;
  readonly id: number;
  readonly usertype: Usertype;
}

/** On how many devices one person of the office may be signed in; null: on any number. */
export type AllowedDevices = Readonly<Record<DeviceKind, number | null>>;

const any: AllowedDevices = { Web: null, Phone: null };

/** By the plan that the office has today. The platform's people and an office that was promised it have any number. */
export const allowedDevices = async (
  db: Kysely<DB>,
  { company_id, usertype }: Pick<Person, 'company_id' | 'usertype'>,
  { deviceLimits }: Pick<Settings, 'deviceLimits'>,
): Promise<AllowedDevices> => {
  if (!deviceLimits || usertype === 'Admin') return any;
  const row = await db
    .selectFrom('company as c')
    .innerJoin('current_subscription as s', 's.company', 'c.id')
    .leftJoin('offered_plan as p', 'p.id', 's.plan')
    .where('c.id', '=', company_id)
    .select(['c.any_devices', 'p.id as plan', 'p.web_devices as Web', 'p.phone_devices as Phone'])
    .executeTakeFirstOrThrow();
  if (row.any_devices) return any;
  return row.plan === null ? usualDevices : { Web: row.Web, Phone: row.Phone };
};

/**
 * The devices that a person is signed in on, the one used last first. One that nobody used for long does not count, and
 * no visit of the platform's support does.
 */
export const devicesInPlace = async (db: Kysely<DB>, { company_id, id }: Pick<Person, 'company_id' | 'id'>) => {
  const rows = await db
    .selectFrom('user_device')
    .where('company_id', '=', company_id)
    .where('user_id', '=', id)
    .where('support_visit', 'is', null)
    .where('refresh_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`last_active > now() - make_interval(days => ${deviceCountsDays})`)
    .orderBy('last_active', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'device_id', 'device_type', 'device_name', 'os', 'ip', 'last_active'])
    .execute();
  return rows.map((row) => ({ ...row, kind: deviceKind(row) }));
};
