import { type Plan, type PlanFeature, type PlanPrice, planCalls } from '@angan/contract/plans/plans.ts';
import type { DurationMonths } from '@angan/domain/subscription.ts';
import { useQueries } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import type { Query } from '../../ui/query-view.tsx';

/** A plan with what it costs for the chosen duration and what is told of it. */
export interface Offer {
  readonly plan: Plan;
  readonly price: PlanPrice;
  readonly features: readonly PlanFeature[];
}

/** The plans that can be had for so many months, the smallest first. */
export const useOffers = (months: DurationMonths): Query<Offer[]> => {
  const quiet = { quiet: true } as const;
  return useQueries({
    queries: [
      query(planCalls.plans, {}, quiet),
      query(planCalls.prices, {}, quiet),
      query(planCalls.features, {}, quiet),
    ],
    combine: ([plans, prices, features]) => ({
      data: plans.data && prices.data && features.data && offersOf(plans.data, prices.data, features.data, months),
      error: plans.error ?? prices.error ?? features.error,
      refetch: () => Promise.all([plans.refetch(), prices.refetch(), features.refetch()]),
    }),
  });
};

const offersOf = (
  plans: readonly Plan[],
  prices: readonly PlanPrice[],
  features: readonly PlanFeature[],
  months: DurationMonths,
): Offer[] =>
  plans.flatMap((plan) => {
    const price = prices.find((row) => row.plan === plan.id && row.duration_months === months);
    return price ? [{ plan, price, features: features.filter((row) => row.plan === plan.id) }] : [];
  });
