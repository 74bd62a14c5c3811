import { teamTexts } from '@angan/contract/team/texts.ts';
import { mostCoOwners } from '@angan/domain/team.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { fieldErrors, paymentNeeded } from '../core/errors.ts';
import { openInvitations } from './open-invitations.ts';

interface Places {
  readonly people: number;
  readonly coOwners: number;
  readonly invited: number;
  readonly coOwnersInvited: number;
  readonly allowed: number;
}

/** How many people the office has and may have. The company is held, so that two who come at once do not share a place. */
export const heldPlaces = async (db: Kysely<DB>, companyId: number, now: Date): Promise<Places> => {
  await sql`select 1 from company where id = ${companyId} for no key update`.execute(db);
  return readPlaces(db, companyId, now);
};

export const readPlaces = async (db: Kysely<DB>, companyId: number, now: Date): Promise<Places> => {
  const { rows } = await sql<Places>`
    select coalesce(s.users_allowed, 1) as allowed, u.*, v.* from current_subscription s,
      (select count(*) as people, count(*) filter (where usertype = 'Co-Owner') as "coOwners"
         from app_user where company_id = ${companyId} and is_active and usertype <> 'Admin') u,
      (select count(*) as invited, count(*) filter (where i.usertype = 'Co-Owner') as "coOwnersInvited"
         from team_invitation i where ${openInvitations(companyId, now)}) v
     where s.company = ${companyId}`.execute(db);
  return rows[0]!;
};

/** Refuses one more who signs in, where the plan has no place for them; `waiting`: invitations that take a place too. */
export const refuseFull = ({ people, allowed }: Places, waiting: number): void => {
  if (people + waiting >= allowed) throw paymentNeeded(teamTexts.full(allowed), '/offers');
};

/** Refuses a Co-Owner too many. */
export const refuseCoOwner = ({ coOwners }: Places, waiting: number): void => {
  if (coOwners + waiting >= mostCoOwners) throw fieldErrors({ usertype: [teamTexts.coOwners] });
};
