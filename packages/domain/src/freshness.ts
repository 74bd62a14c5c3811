/** How long ago somebody made sure that a property is still to be had. */
import { dayInIndia, daysBetween } from './dates.ts';
import { type DealType, dealUnit } from './lookups/deal-types.ts';
import type { Freshness } from './lookups/property-lists.ts';

/** Days after which a property is no longer Fresh, and after which it is Stale. What is let moves faster. */
export const freshnessDays = {
  sale: { ageing: 15, stale: 45 },
  rent: { ageing: 7, stale: 21 },
} as const;

/** Where a property is offered both ways, the shorter times hold. `today` as YYYY-MM-DD; never verified is Stale. */
export const freshnessOf = (
  lastVerifiedAt: string | null,
  dealTypes: readonly DealType[],
  today: string,
): Freshness => {
  if (lastVerifiedAt === null) return 'Stale';
  const isLet = dealTypes.some((one) => dealUnit(one) !== 'total');
  const limits = isLet ? freshnessDays.rent : freshnessDays.sale;
  const days = daysBetween(dayInIndia(lastVerifiedAt), today);
  if (days > limits.stale) return 'Stale';
  return days > limits.ageing ? 'Ageing' : 'Fresh';
};
