/** How long ago somebody made sure that a property is still to be had. */
import { addDays, dayInIndia, daysBetween } from './dates.ts';
import { type DealType, dealUnit } from './lookups/deal-types.ts';
import type { Freshness } from './lookups/property-lists.ts';

interface Window {
  readonly ageing: number;
  readonly stale: number;
}
export interface FreshnessDays {
  readonly sale: Window;
  readonly rent: Window;
}

/** Days after which a property is no longer Fresh, and after which it is Stale. What is let moves faster. */
export const freshnessDays: FreshnessDays = {
  sale: { ageing: 15, stale: 45 },
  rent: { ageing: 7, stale: 21 },
};

/** Whether the shorter times hold: they do wherever a property is also let. */
export const isLetIn = (deals: readonly DealType[]): boolean => deals.some((one) => dealUnit(one) !== 'total');

/** `today` as YYYY-MM-DD; never verified is Stale. */
export const freshnessOf = (
  lastVerifiedAt: string | null,
  dealTypes: readonly DealType[],
  today: string,
  within: FreshnessDays = freshnessDays,
): Freshness => {
  if (lastVerifiedAt === null) return 'Stale';
  const limits = isLetIn(dealTypes) ? within.rent : within.sale;
  const days = daysBetween(dayInIndia(lastVerifiedAt), today);
  if (days > limits.stale) return 'Stale';
  return days > limits.ageing ? 'Ageing' : 'Fresh';
};

/** The days on which what is Fresh by `today` was verified at the earliest, and what is Ageing. */
export const verifiedSince = (isLet: boolean, today: string, within: FreshnessDays = freshnessDays) => {
  const limits = isLet ? within.rent : within.sale;
  return { fresh: addDays(today, -limits.ageing), ageing: addDays(today, -limits.stale) };
};
