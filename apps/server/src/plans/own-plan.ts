import type { OwnPlan, ownPlanCalls } from '@angan/contract/plans/own-plan.ts';
import { planTexts } from '@angan/contract/plans/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { daysLeft } from '@angan/domain/subscription.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { conflict } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { beginTrial } from './trials.ts';
import { readUsage } from './usage.ts';

const refusals = { mobile: planTexts.trialTakenWithMobile, gstin: planTexts.trialTakenWithGstin } as const;

export const ownPlanHandlers: Handlers<typeof ownPlanCalls> = {
  show: (_, context) => ownSubscription(context),

  async startTrial(_, context) {
    const { actor, db, services } = context;
    // Held, so that the trial that is asked for twice at once begins once.
    await sql`select 1 from company where id = ${actor.companyId} for no key update`.execute(db);
    const { mobile, gstin, status } = await readTrying(db, actor.companyId);
    if (status !== 'Pending') throw conflict(planTexts.notNow);
    const today = dayInIndia(services.now());
    const taken = await beginTrial(db, { company: actor.companyId, mobile, gstin, today });
    if (taken) throw conflict(refusals[taken]);
    return ownSubscription(context);
  },
};

const ownSubscription = async ({ actor, db, services }: Context): Promise<OwnPlan> => {
  const now = services.now();
  const term = await db
    .selectFrom('current_subscription as s')
    .where('s.company', '=', actor.companyId)
    .select(['s.status', 's.kind', 's.plan', 's.duration_months', 's.users_allowed'])
    .select(['s.started_on', 's.ends_on', 's.grace_until'])
    .$castTo<Omit<OwnPlan, 'plan' | 'days_left' | 'usage' | 'trial'> & { plan: number | null }>()
    .executeTakeFirstOrThrow();
  const plan = await db
    .selectFrom('offered_plan')
    .where('id', '=', term.plan)
    .selectAll()
    .$castTo<NonNullable<OwnPlan['plan']>>()
    .executeTakeFirst();
  return {
    ...term,
    plan: plan ?? null,
    days_left: term.ends_on && daysLeft(term.ends_on, dayInIndia(now)),
    usage: await readUsage(db, actor.companyId, now),
    trial: trialOf(await readTrying(db, actor.companyId)),
  } as OwnPlan;
};

interface Trying {
  readonly mobile: string;
  readonly gstin: string;
  readonly status: string;
  readonly mobile_taken: boolean;
  readonly gstin_taken: boolean;
}

/** By what an office would take its trial: the Owner's proved number and its own GST number. */
const readTrying = async (db: Kysely<DB>, companyId: number): Promise<Trying> => {
  const { rows } = await sql<Trying>`
    select u.mobile, c.gstin, s.status, trial_taken_elsewhere('mobile', u.mobile) as mobile_taken,
           trial_taken_elsewhere('gstin', c.gstin) as gstin_taken
      from company c join current_subscription s on s.company = c.id
      join app_user u on u.company_id = c.id and u.usertype = 'Owner'
     where c.id = ${companyId} order by u.id limit 1`.execute(db);
  return rows[0]!;
};

const trialOf = ({ status, mobile_taken, gstin_taken }: Trying): OwnPlan['trial'] => {
  if (status !== 'Pending') return 'Not now';
  if (mobile_taken) return 'Taken with this mobile';
  return gstin_taken ? 'Taken with this GST number' : 'Open';
};
