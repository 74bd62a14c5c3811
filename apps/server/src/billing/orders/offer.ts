import { billingTexts } from '@angan/contract/billing/texts.ts';
import type { Coupon } from '@angan/domain/billing/index.ts';
import { type Duration, durations } from '@angan/domain/subscription.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';

/** A plan with its price of today for so many months. Rupees. */
export const readOffer = async (db: Kysely<DB>, code: string, duration: Duration) => {
  const plan = await db
    .selectFrom('offered_plan')
    .select(['id', 'code', 'plan_name', 'sort', 'users_included', 'max_users'])
    .where('code', '=', code)
    .where('is_public', '=', true)
    .where('is_active', '=', true)
    .$narrowType<{ id: number; code: string; plan_name: string; sort: number; users_included: number }>()
    .executeTakeFirst();
  if (!plan) throw fieldErrors({ plan: [billingTexts.noPlan] });
  const price = await readPrice(db, plan.id, durations[duration]);
  if (!price) throw fieldErrors({ duration: [billingTexts.noPrice] });
  return { ...plan, ...price, months: durations[duration] };
};
export type Offer = Awaited<ReturnType<typeof readOffer>>;

export const readPrice = (db: Kysely<DB>, plan: number, months: number) =>
  db
    .selectFrom('offered_price')
    .select(['price', 'extra_user_price'])
    .where('plan', '=', plan)
    .where('duration_months', '=', months)
    .$narrowType<{ price: number }>()
    .executeTakeFirst();

/** Refuses users that the plan does not have. */
export const checkUsers = ({ users_included, max_users }: Offer, users: number): void => {
  const refuse = (text: string) => fieldErrors({ users: [text] });
  if (users < users_included) throw refuse(billingTexts.usersBelowPlan(users_included));
  if (users > (max_users ?? users_included))
    throw refuse(max_users === null ? billingTexts.noExtraUsers : billingTexts.usersAbovePlan(max_users));
};

/** Refuses fewer users than the office's people where they would be too many today; at a later day it is chosen who stays. */
export const refuseBelowTeam = async ({ actor, db }: Context, users: number): Promise<void> => {
  const active = await activeUsers(db, actor.companyId);
  if (users < active) throw fieldErrors({ users: [billingTexts.usersBelowTeam(active)] });
};

/** People of an office who take a place of its plan. */
export const activeUsers = async (db: Kysely<DB>, companyId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('app_user')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('usertype', '<>', 'Admin')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The coupon of a code, where it is good for this plan; undefined where none was typed. */
export const readCoupon = async (
  db: Kysely<DB>,
  typed: string | undefined,
  plan: number,
): Promise<(Coupon & { readonly id: number }) | undefined> => {
  const code = (typed ?? '').trim().toUpperCase();
  if (!code) return undefined;
  const { rows } = await sql<{
    id: number;
    percent: number | null;
    amount: number | null;
    plan: number | null;
    is_used: boolean;
  }>`select * from coupon_of(${code})`.execute(db);
  const [found] = rows;
  if (!found) throw fieldErrors({ coupon: [billingTexts.couponUnknown] });
  if (found.is_used) throw fieldErrors({ coupon: [billingTexts.couponUsed] });
  if (found.plan !== null && found.plan !== plan) throw fieldErrors({ coupon: [billingTexts.couponPlan] });
  return found;
};
