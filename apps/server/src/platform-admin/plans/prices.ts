import { type planDeskCalls, planDeskTexts } from '@angan/contract/platform/plan-desk.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { conflict, fieldErrors, notFound } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import { readPlans } from './read-plans.ts';

/** Holds a plan against others who change it at the same moment. */
export const holdPlan = async (db: Kysely<DB>, company: number, id: number) => {
  const plan = await db
    .selectFrom('plan')
    .selectAll()
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!plan) throw notFound();
  return plan;
};

/**
 * A price from a day on. What was sold is never rewritten: the row before gets its last day, one that begins on the same
 * day gives way where nobody bought at it, and a later one that waits already ends this one.
 */
export const addPrice: Handler<typeof planDeskCalls.addPrice> = async ({ params, body }, { db, actor, services }) => {
  const company = actor.companyId;
  await holdPlan(db, company, params.id);
  const { duration_months, price, list_price = null, extra_user_price = null, valid_from } = body;
  const today = dayInIndia(services.now());
  if (valid_from < today) throw fieldErrors({ valid_from: [planDeskTexts.fromToday] });
  if (list_price !== null && list_price <= price) throw fieldErrors({ list_price: [planDeskTexts.listAbove] });
  const rows = await db
    .selectFrom('plan_price')
    .select(['id', 'valid_from', 'valid_to'])
    .where('company_id', '=', company)
    .where('plan', '=', params.id)
    .where('duration_months', '=', duration_months)
    .execute();
  const same = rows.find((row) => row.valid_from === valid_from);
  if (same && valid_from === today && (await hasSold(db, params.id, duration_months, today)))
    throw fieldErrors({ valid_from: [planDeskTexts.soldToday] });
  const of = { company_id: company, plan: params.id, duration_months };
  if (same) await db.deleteFrom('plan_price').where('company_id', '=', company).where('id', '=', same.id).execute();
  await db
    .updateTable('plan_price')
    .set({ valid_to: addDays(valid_from, -1) })
    .where('company_id', '=', company)
    .where('plan', '=', params.id)
    .where('duration_months', '=', duration_months)
    .where('valid_from', '<', valid_from)
    .where(sql<boolean>`(valid_to is null or valid_to >= ${valid_from})`)
    .execute();
  const next = rows
    .map((row) => row.valid_from)
    .filter((day) => day > valid_from)
    .sort()[0];
  await db
    .insertInto('plan_price')
    .values({ ...of, price, list_price, extra_user_price, valid_from, valid_to: next ? addDays(next, -1) : null })
    .execute();
  return (await readPlans(db, company, params.id))[0]!;
};

const hasSold = async (db: Kysely<DB>, plan: number, months: number, from: string): Promise<boolean> => {
  const found = await db
    .selectFrom('transaction')
    .select('id')
    .where('plan', '=', plan)
    .where('duration_months', '=', months)
    .where('priced_on', '>=', from)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Takes back a price of days to come; the one before it goes on as long as it was to. */
export const removePrice: Handler<typeof planDeskCalls.removePrice> = async ({ params }, { db, actor, services }) => {
  const company = actor.companyId;
  const row = await db
    .selectFrom('plan_price')
    .selectAll()
    .where('company_id', '=', company)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  await holdPlan(db, company, row.plan);
  if (row.valid_from <= dayInIndia(services.now())) throw conflict(planDeskTexts.heldBefore);
  await db.deleteFrom('plan_price').where('company_id', '=', company).where('id', '=', row.id).execute();
  await db
    .updateTable('plan_price')
    .set({ valid_to: row.valid_to })
    .where('company_id', '=', company)
    .where('plan', '=', row.plan)
    .where('duration_months', '=', row.duration_months)
    .where('valid_to', '=', addDays(row.valid_from, -1))
    .execute();
};
