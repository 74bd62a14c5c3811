import type { Plan, PlanFeature, PlanPrice, planCalls } from '@angan/contract/plans/plans.ts';
import type { Handlers } from '../core/http/serve.ts';

/** What is on offer, the same for visitors and offices: plans that are public, and what belongs to them. */
export const planHandlers: Handlers<typeof planCalls> = {
  plans: (_, { db }) =>
    db
      .selectFrom('offered_plan')
      .where('is_public', '=', true)
      .where('is_active', '=', true)
      .orderBy('sort')
      .selectAll()
      .$castTo<Plan>()
      .execute(),
  prices: (_, { db }) =>
    db
      .selectFrom('offered_price as r')
      .innerJoin('offered_plan as p', 'p.id', 'r.plan')
      .where('p.is_public', '=', true)
      .where('p.is_active', '=', true)
      .orderBy('p.sort')
      .orderBy('r.duration_months')
      .selectAll('r')
      .$castTo<PlanPrice>()
      .execute(),
  features: (_, { db }) =>
    db
      .selectFrom('offered_feature as f')
      .innerJoin('offered_plan as p', 'p.id', 'f.plan')
      .where('p.is_public', '=', true)
      .where('p.is_active', '=', true)
      .orderBy('p.sort')
      .orderBy('f.sort')
      .selectAll('f')
      .$castTo<PlanFeature>()
      .execute(),
};
