import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RequestInfo } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { describeDevice } from './describe-device.ts';
import { deviceHash } from './device-proof.ts';

/**
 * Notes the device that signs in. `isNew`: the person has signed in before, but never from it. A client that keeps no id
 * is known again by its description and address.
 */
export const noteDevice = async (
  db: Kysely<DB>,
  person: { readonly company_id: number; readonly id: number },
  deviceId: string | undefined,
  request: RequestInfo,
) => {
  const seen = describeDevice(request.userAgent);
  const hash = deviceId === undefined ? undefined : deviceHash(deviceId);
  const before = await db
    .selectFrom('user_device')
    .where('company_id', '=', person.company_id)
    .where('user_id', '=', person.id)
    .where('support_visit', 'is', null)
    .select(['device_id', 'device_name', 'ip'])
    .execute();
  const isKnown = before.some((device) =>
    hash === undefined
      ? device.device_name === seen.device_name && device.ip === request.ip
      : device.device_id === hash,
  );
  const device = await db
    .insertInto('user_device')
    .values({
      company_id: person.company_id,
      user_id: person.id,
      device_id: hash ?? deviceHash(randomUUID()),
      ...seen,
      ip: request.ip,
    })
    .onConflict((on) =>
      on.columns(['company_id', 'user_id', 'device_id']).doUpdateSet({
        ...seen,
        ip: request.ip,
        last_active: sql`now()`,
        last_login: sql`now()`,
        revoked_at: null,
        revoked_by: null,
        ended_why: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: device.id, device_name: seen.device_name, isNew: before.length > 0 && !isKnown };
};
