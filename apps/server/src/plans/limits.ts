import { planTexts } from '@angan/contract/plans/texts.ts';
import { may } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { paymentNeeded } from '../core/errors.ts';
import { readUsage } from './usage.ts';

/** What a plan limits by a number, with the column that says how many. */
const columns = {
  properties: 'max_properties',
  open_inquiries: 'max_open_inquiries',
  picture_bytes: 'picture_bytes',
  import_rows: 'import_rows_a_month',
  lead_sources: 'lead_sources',
} as const;
export type PlanLimit = keyof typeof columns;

/** Where whoever may buy finds larger plans. */
const pricing = '/offers';

/**
 * Refuses what the office's plan has no room for, with the number and a way on. What is asked for in several transactions
 * at once is counted right where the caller holds something of the office that both need, as its next code is.
 */
export const refuseOverPlan = async (
  { actor, db, services }: Context,
  limit: PlanLimit,
  adding: number,
): Promise<void> => {
  const plan = await db
    .selectFrom('current_subscription as s')
    .innerJoin('offered_plan as p', 'p.id', 's.plan')
    .where('s.company', '=', actor.companyId)
    .select(`p.${columns[limit]} as most`)
    .executeTakeFirst();
  const most = plan?.most;
  if (most === null || most === undefined) return;
  // Two sources have nothing in common that both callers hold, so the office itself is held.
  if (limit === 'lead_sources')
    await sql`select from company where id = ${actor.companyId} for no key update`.execute(db);
  const usage = await readUsage(db, actor.companyId, services.now());
  if (usage[limit] + adding <= most) return;
  const mayBuy = may(actor.usertype, 'subscription:buy');
  const shown = limit === 'picture_bytes' ? most / 1024 ** 3 : most;
  throw paymentNeeded(planTexts.full[limit](shown, mayBuy), mayBuy ? pricing : undefined);
};
