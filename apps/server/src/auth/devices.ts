import type { authCalls } from '@angan/contract/auth/auth.ts';
import type { deviceCalls } from '@angan/contract/auth/devices.ts';
import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { envelope, readPaging } from '../core/list.ts';
import { deviceUse } from './device-use.ts';

type Calls = typeof deviceCalls & Pick<typeof authCalls, 'device' | 'deviceLogoutUpdate' | 'logoutAllDevices'>;

const own = ({ actor, db }: Context) =>
  db.updateTable('user_device').where('company_id', '=', actor.companyId).where('user_id', '=', actor.userId);

export const deviceHandlers: Handlers<Calls> = {
  async device(_, context) {
    await own(context)
      .where('id', '=', context.actor.deviceId)
      .set({ last_active: sql`now()`, ip: context.request.ip })
      .execute();
    return { detail: 'Device noted.' };
  },

  async deviceLogoutUpdate(_, context) {
    await own(context).where('id', '=', context.actor.deviceId).set({ refresh_hash: null }).execute();
    return { detail: 'Logged out.' };
  },

  async logoutAllDevices(_, context) {
    await own(context).set({ refresh_hash: null }).execute();
    return { detail: sessionTexts.loggedOutEverywhere };
  },

  /** Owner and Co-Owner see the company's devices, others their own. Devices silent for 60 days are not shown. */
  async userDevices({ query }, context) {
    const { actor, db } = context;
    let q = db
      .selectFrom('user_device as d')
      .innerJoin('app_user as u', (join) =>
        join.onRef('u.company_id', '=', 'd.company_id').onRef('u.id', '=', 'd.user_id'),
      )
      .where('d.company_id', '=', actor.companyId)
      // What support looks at stands elsewhere: that browser is nobody's of the office.
      .where('d.support_visit', 'is', null)
      .where(sql<boolean>`d.last_active > now() - interval '60 days'`);
    if (actor.scope('device:view') !== 'all') q = q.where('d.user_id', '=', actor.userId);
    const count = () =>
      q
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    const paging = await readPaging(query, ['-last_active'], count);
    const rows = await q
      .select([
        'd.id',
        'd.device_type',
        'd.device_name',
        'd.browser',
        'd.os',
        'd.ip',
        'd.first_login',
        'd.last_active',
        'u.id as user_id',
        'u.first_name',
        'u.last_name',
        'u.usertype',
      ])
      .select(sql<boolean>`d.revoked_at is null and d.refresh_hash is not null`.as('is_active'))
      .orderBy(sql`d.last_active desc, d.id desc`)
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    return envelope(
      context,
      { ...paging, after: undefined },
      await count(),
      rows,
      (row) => row.last_active,
      ({ user_id, first_name, last_name, usertype, ...device }) => ({
        ...device,
        device_type: device.device_type as 'Web',
        is_current: device.id === actor.deviceId,
        user: { id: user_id, first_name, last_name, usertype: usertype as Usertype },
      }),
    );
  },

  deviceUse,

  /** Ends a device's session. A Co-Owner may end anybody's but the Owner's; the others only their own. */
  async revokeDevice({ params }, { actor, db }) {
    const device = await db
      .selectFrom('user_device as d')
      .innerJoin('app_user as u', (join) =>
        join.onRef('u.company_id', '=', 'd.company_id').onRef('u.id', '=', 'd.user_id'),
      )
      .where('d.company_id', '=', actor.companyId)
      .where('d.id', '=', params.id)
      .select(['d.user_id', 'u.usertype'])
      .executeTakeFirst();
    const isOwn = device?.user_id === actor.userId;
    if (!device || (!isOwn && actor.scope('device:revoke') !== 'all')) throw notFound();
    if (!isOwn && device.usertype === 'Owner') throw forbidden();
    await db
      .updateTable('user_device')
      .set({ refresh_hash: null, revoked_at: sql`now()`, revoked_by: actor.userId })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .execute();
    return { detail: 'The device was logged out.' };
  },
};
