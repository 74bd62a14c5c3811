import type { authCalls } from '@angan/contract/auth/auth.ts';
import type { AssignRule } from '@angan/domain/assigning.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import type { GuardStatus, SubscriptionKind } from '@angan/domain/subscription.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { sql } from 'kysely';
import { notFound } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';

export const me: Handler<typeof authCalls.me> = async (_, { actor, db, services }) => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .innerJoin('current_subscription as s', 's.company', 'c.id')
    .leftJoin('offered_plan as p', 'p.id', 's.plan')
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
      'u.language',
      'c.company_name',
      'c.default_city',
      'p.plan_name',
      's.kind',
      's.ends_on',
      's.grace_until',
      'c.delete_on',
      'c.default_size_unit',
      'c.default_land_unit',
      'c.bigha_sqft',
      'c.biswa_sqft',
      'c.assign_rule',
      'c.id as company',
      'c.profile_photo as company_photo',
      'u.profile_photo as own_photo',
    ])
    .select(
      sql<number>`greatest(0, (select count(*) from app_user x
          where x.company_id = c.id and x.is_active and x.usertype <> 'Admin')
        - (select min(t.users_allowed) from subscription t where t.company_id = c.id and t.replaced_at is null
            and (t.id = s.id or t.started_on > today_in_india())))::int`.as('users_over'),
    )
    .executeTakeFirst();
  if (!row) throw notFound();
  const photo = (id: number | null) => (id === null ? null : services.links.link(actor, id, '320'));
  return {
    ...row,
    usertype: row.usertype as Usertype,
    language: row.language as Language,
    profile_photo: photo(row.company_photo),
    subuser_profile_photo: photo(row.own_photo),
    device: actor.deviceId,
    support_until: actor.support ? new Date(actor.support.until * 1000).toISOString() : null,
    company_info:
      actor.usertype === 'Admin'
        ? null
        : {
            id: row.company,
            company_name: row.company_name,
            subscription_status: actor.subscriptionStatus as GuardStatus,
            default_city: row.default_city,
            plan: row.plan_name,
            ...(row.usertype === 'Owner' && { users_over: row.users_over }),
            subscription_kind: row.kind as SubscriptionKind | null,
            subscription_ends_on: row.ends_on,
            grace_until: row.grace_until,
            delete_on: row.delete_on,
            default_size_unit: row.default_size_unit as SizeUnit | null,
            default_land_unit: row.default_land_unit as SizeUnit | null,
            bigha_sqft: row.bigha_sqft,
            biswa_sqft: row.biswa_sqft,
            assign_rule: row.assign_rule as AssignRule,
          },
  };
};
