import { type planDeskCalls, planDeskTexts } from '@angan/contract/platform/plan-desk.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { conflict, fieldErrors, nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { addPrice, holdPlan, removePrice } from './prices.ts';
import { readCoupons, readPlans } from './read-plans.ts';

/** What is on offer, edited: rows of the platform's company, which visitors and offices read through their views. */
export const planDeskHandlers: Handlers<typeof planDeskCalls> = {
  list: (_, { db, actor }) => readPlans(db, actor.companyId),

  async update({ params, body }, { db, actor }) {
    const plan = await holdPlan(db, actor.companyId, params.id);
    const after = { ...plan, ...given(body) };
    if (after.max_users !== null && after.max_users <= after.users_included)
      throw fieldErrors({ max_users: [planDeskTexts.usersAbove] });
    if (plan.is_trial && (!after.is_active || after.is_public)) throw conflict(planDeskTexts.lastPlan);
    const changes = given(body);
    if (Object.keys(changes).length > 0)
      await db
        .updateTable('plan')
        .set(changes)
        .where('company_id', '=', actor.companyId)
        .where('id', '=', params.id)
        .execute();
    return (await readPlans(db, actor.companyId, params.id))[0]!;
  },

  addPrice,
  removePrice,

  async setFeature({ params, body }, { db, actor }) {
    const company = actor.companyId;
    await holdPlan(db, company, params.id);
    await sql`
      insert into plan_feature (company_id, plan, key, label, value, "group", sort)
      select ${company}, ${params.id}, ${body.key}, ${body.label}, ${body.value}, coalesce(k."group", ''),
             coalesce(k.sort, (select coalesce(max(sort), 0) + 10 from plan_feature where company_id = ${company}))
        from (select 1) one left join lateral (select "group", sort from plan_feature
          where company_id = ${company} and key = ${body.key} limit 1) k on true
      on conflict (company_id, plan, key) do update set label = excluded.label, value = excluded.value`.execute(db);
    return (await readPlans(db, company, params.id))[0]!;
  },

  coupons: (_, { db, actor }) => readCoupons(db, actor.companyId),

  async addCoupon({ body }, context) {
    const { db, actor } = context;
    const { code, percent = null, amount = null, plan = null, valid_from, valid_to = null, most_uses = null } = body;
    if ((percent === null) === (amount === null)) throw nonField(planDeskTexts.oneOff);
    if (valid_to !== null && valid_to < valid_from) throw fieldErrors({ valid_to: [planDeskTexts.endsBefore] });
    if (plan !== null) await holdPlan(db, actor.companyId, plan);
    const made = await db
      .insertInto('coupon')
      .values({ company_id: actor.companyId, code, percent, amount, plan, valid_from, valid_to, most_uses })
      .onConflict((on) => on.columns(['company_id', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw fieldErrors({ code: [planDeskTexts.knownCode] });
    return oneCoupon(context, made.id);
  },

  async endCoupon({ params }, context) {
    const { db, actor, services } = context;
    const yesterday = addDays(dayInIndia(services.now()), -1);
    await sql`update coupon set valid_to = greatest(${yesterday}::date, valid_from - 1)
      where company_id = ${actor.companyId} and id = ${params.id} and (valid_to is null or valid_to > ${yesterday})`.execute(
      db,
    );
    return oneCoupon(context, params.id);
  },
};

/** What was said of a change; what was not said stays. */
const given = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;

const oneCoupon = async ({ db, actor }: Context, id: number) => {
  const [coupon] = await readCoupons(db, actor.companyId, sql`k.id = ${id}`);
  if (!coupon) throw notFound();
  return coupon;
};
