import type { DeviceUse, deviceCalls } from '@angan/contract/auth/devices.ts';
import { may } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Handler } from '../core/http/serve.ts';
import { type AllowedDevices, allowedDevices, devicesInPlace } from './device-limit.ts';

/** On how many devices the own account is signed in, and which plan would have more. */
export const deviceUse: Handler<typeof deviceCalls.deviceUse> = async (_, context) => {
  const { actor, db, services } = context;
  const person = { company_id: actor.companyId, id: actor.userId, usertype: actor.usertype };
  const allowed = await allowedDevices(db, person, services.settings);
  const inPlace = await devicesInPlace(db, person);
  const used = (kind: 'Web' | 'Phone') => inPlace.filter((one) => one.kind === kind).length;
  return {
    web: { used: used('Web'), allowed: allowed.Web },
    phone: { used: used('Phone'), allowed: allowed.Phone },
    larger: may(actor.usertype, 'subscription:buy') ? await largerPlan(context, allowed) : null,
  };
};

/** The smallest plan on offer by which a person has more devices of some kind, and fewer of none. */
const largerPlan = async ({ db }: Context, { Web, Phone }: AllowedDevices) => {
  if (Web === null && Phone === null) return null;
  const most = (of: number | null) => of ?? 1_000_000;
  const plan = await db
    .selectFrom('offered_plan')
    .where('is_public', '=', true)
    .where('is_active', '=', true)
    .where(sql<boolean>`coalesce(web_devices, 1000000) >= ${most(Web)} and coalesce(phone_devices, 1000000) >= ${most(Phone)}
      and (coalesce(web_devices, 1000000), coalesce(phone_devices, 1000000)) <> (${most(Web)}, ${most(Phone)})`)
    .orderBy('sort')
    .limit(1)
    .select(['plan_name', 'web_devices as web', 'phone_devices as phone'])
    .$castTo<NonNullable<DeviceUse['larger']>>()
    .executeTakeFirst();
  return plan ?? null;
};
