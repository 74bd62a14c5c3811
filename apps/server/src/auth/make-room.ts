import type { DeviceLimit } from '@angan/contract/auth/devices.ts';
import { deviceTexts } from '@angan/contract/auth/texts.ts';
import { deviceKind, devicesTooMany } from '@angan/domain/devices.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/errors.ts';
import { describeDevice } from './describe-device.ts';
import { allowedDevices, devicesInPlace } from './device-limit.ts';
import { deviceHash } from './device-proof.ts';

interface Coming {
  readonly person: { readonly company_id: number; readonly id: number; readonly usertype: string };
  /** As the client sends it. */
  readonly deviceId: string | undefined;
  /** Devices that the person lets go. */
  readonly logOut: readonly number[];
}

/**
 * Sees to it that there is a place for the device that signs in: ends the sessions of those that the person lets go, or
 * refuses with the list of those in place. The person is held, so that two who come at once do not share a place.
 * A device of theirs that is in place already needs none; which others go is never decided here.
 */
export const makeRoom = async (
  { person, deviceId, logOut }: Coming,
  { db, request, services }: Pick<Context<undefined>, 'db' | 'request' | 'services'>,
): Promise<void> => {
  const { company_id, id } = person;
  await sql`select 1 from app_user where company_id = ${company_id} and id = ${id} for no key update`.execute(db);
  const seen = describeDevice(request.userAgent);
  const kind = deviceKind(seen);
  const usertype = person.usertype as Usertype;
  const allowed = (await allowedDevices(db, { company_id, usertype }, services.settings))[kind];
  if (allowed === null) return;
  const here = deviceId === undefined ? undefined : deviceHash(deviceId);
  const others = (await devicesInPlace(db, person)).filter(
    (one) =>
      one.kind === kind &&
      // A client that keeps no id is known again as note-device does it, and is not in its own way.
      (here === undefined ? one.device_name !== seen.device_name || one.ip !== request.ip : one.device_id !== here),
  );
  const going = others.filter((one) => logOut.includes(one.id)).map((one) => one.id);
  if (devicesTooMany(others.length - going.length, allowed) > 0) {
    const { limitReached: detail } = deviceTexts;
    throw new Refusal(409, {
      ...{ detail, details: detail, code: 'device_limit', kind, allowed },
      to_log_out: devicesTooMany(others.length, allowed),
      devices: others.map(({ id, device_name, last_active }) => ({ id, device_name, last_active })),
    } satisfies DeviceLimit);
  }
  if (going.length === 0) return;
  await db
    .updateTable('user_device')
    .set({ refresh_hash: null, ended_why: 'Signed in elsewhere' })
    .where('company_id', '=', company_id)
    .where('user_id', '=', id)
    .where('id', 'in', going)
    .execute();
};
