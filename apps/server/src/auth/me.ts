import type { authCalls } from '@angan/contract/auth/auth.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { notFound } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';

export const me: Handler<typeof authCalls.me> = async (_, { actor, db }) => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .where('u.company_id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .select([
      'u.id',
      'u.username',
      'u.email',
      'u.mobile',
      'u.first_name',
      'u.last_name',
      'u.usertype',
      'c.company_name',
      'c.default_city',
      'c.id as company',
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...row,
    usertype: row.usertype as Usertype,
    profile_photo: null,
    subuser_profile_photo: null,
    device: actor.deviceId,
    company_info:
      actor.usertype === 'Admin'
        ? null
        : {
            id: row.company,
            company_name: row.company_name,
            subscription_status: actor.subscriptionStatus as 'Active' | 'Expired',
            default_city: row.default_city,
          },
  };
};
