import { propertySubtypes, type SubtypeGroup } from '@angan/domain/lookups/property-types.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { visibleProperties } from './visible-properties.ts';

const prices = {
  Sale: { total: 'p.sale_price_total', closed: 'Sold' },
  Rent: { total: 'p.rent_total', closed: 'Rented' },
} as const;

/** Ids of the subtypes whose rates are compared with each other. */
export const alikeSubtypes = (group: SubtypeGroup): number[] =>
  propertySubtypes.filter((row) => row.group === group).map(({ id }) => id);

/**
 * The properties `p` that the reader sees whose rate says something, as the end of a FROM with its WHERE: neither what is
 * not ready to be offered nor what was taken off. `x` has what it went for, or else what is asked; `day`: when that was
 * last true.
 */
export const pricedProperties = ({ actor }: Pick<Context, 'actor'>, deal: keyof typeof prices) => {
  const { total, closed } = prices[deal];
  const isClosed = sql`p.status = ${closed} and p.closed_price > 0`;
  return sql`property p cross join lateral (select (${isClosed}) as is_closed,
      case when ${isClosed} then p.closed_price else ${sql.ref(total)} end as price,
      coalesce(case when ${isClosed} then p.closed_on end, (coalesce(p.last_verified_at, p.created_date) at time zone 'Asia/Kolkata')::date) as day) x
    where ${visibleProperties(actor)} and p.carpet_sqft > 0 and x.price > 0 and p.status not in ('Draft', 'Withdrawn')`;
};
