import type { RevealsToday } from '@angan/contract/viewed/viewed.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { usualRevealLimit } from '@angan/domain/personal-rights.ts';
import { companyUsertypes, runsTheOffice } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

const limited = companyUsertypes.filter((usertype) => !runsTheOffice(usertype));

/** Who has revealed how many numbers today, of those who see masked ones: everybody, or only the actor. */
export const revealsToday = async ({ actor, db, services }: Context): Promise<RevealsToday[]> => {
  let people = db
    .selectFrom('app_user as u')
    .leftJoin('user_permission as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.user_id', '=', 'u.id'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('revealed_number')
          .select(['user_id', sql<number>`count(*)`.as('used')])
          .where('company_id', '=', actor.companyId)
          .where('day', '=', dayInIndia(services.now()))
          .groupBy('user_id')
          .as('n'),
      (join) => join.onRef('n.user_id', '=', 'u.id'),
    )
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.usertype', 'r.daily_reveal_limit', 'n.used'])
    .where('u.company_id', '=', actor.companyId)
    .where('u.usertype', 'in', limited)
    .where((eb) => eb.or([eb('u.is_active', '=', true), eb('n.used', '>', 0)]))
    .orderBy(sql`coalesce(n.used, 0)`, 'desc')
    .orderBy('u.first_name')
    .orderBy('u.id');
  if (actor.scope('viewed_log:view') === 'none') people = people.where('u.id', '=', actor.userId);
  const rows = await people.execute();
  return rows.map(({ daily_reveal_limit, used, ...user }) => ({
    user: user as RevealsToday['user'],
    used: used ?? 0,
    limit: daily_reveal_limit ?? usualRevealLimit,
  }));
};
