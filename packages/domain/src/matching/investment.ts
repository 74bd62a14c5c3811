/** What an investor asks of a let property: yield, and how safely the rent will go on. */

import { grossRoi } from '../rates.ts';
import type { Ask } from './asks.ts';
import { type Criterion, known, notKnown } from './draft.ts';
import { type AskedFor, askedFor } from './reason-parts.ts';
import { type MatchReason, matchReasons } from './reasons.ts';
import { lower, sweep } from './words.ts';

const { of } = matchReasons;

export const roi: Criterion = ({ inquiry, property }) => {
  const expected = inquiry.expected_roi;
  if (expected === null) return undefined;
  const rent = property.preleased?.current_rent ?? null;
  const price = property.sale_price_total;
  if (rent === null || !price)
    return notKnown(askedFor.percent({ percent: expected }), rent === null ? 'current rent' : 'price');
  const own = grossRoi(rent, price);
  const short = sweep(expected - own);
  const s = short <= 0 ? 1 : short <= 0.5 ? 0.7 : short <= 1 ? 0.4 : 0;
  return known(s, of.roi({ own, expected }));
};

const OTHER_TENANT = 0.7;

export const lease_terms: Criterion = ({ inquiry, property }) => {
  const months = inquiry.min_lock_in_months;
  const wish = inquiry.tenant_category_wish;
  if (months === null && wish.length === 0) return undefined;
  const left = property.preleased?.lock_in_left_months ?? null;
  const tenant = property.preleased?.tenant_category ?? null;
  const lacksLockIn = months !== null && left === null;
  const lacksTenant = wish.length > 0 && tenant === null;
  const ask: Ask[] = [...(lacksLockIn ? ['lock-in left' as const] : []), ...(lacksTenant ? ['tenant' as const] : [])];

  if (lacksLockIn || (lacksTenant && months === null)) return notKnown(leaseAsked(months, wish), ...ask);
  const lockIn = months === null || left! >= months ? 1 : left! >= months / 2 ? 0.5 : 0;
  if (lacksTenant) {
    const says = of.lockInTenantUnknown({ months: left! });
    return { s: (lockIn * (1 + OTHER_TENANT)) / 2, low: lockIn * OTHER_TENANT, high: lockIn, known: true, says, ask };
  }
  const suits = wish.length === 0 || wish.includes(tenant!);
  return known(lockIn * (suits ? 1 : OTHER_TENANT), leaseFound(left, tenant));
};

const shortTenant = (category: string): string => category.split('/')[0]!;

const leaseAsked = (months: number | null, wish: readonly string[]): AskedFor => {
  const tenant = wish.map((one) => lower(shortTenant(one)));
  if (months === null) return askedFor.words({ all: tenant });
  return wish.length > 0 ? askedFor.monthsAndTenant({ months, tenant }) : askedFor.months({ months });
};

/** One of the two is known at least. */
const leaseFound = (months: number | null, tenant: string | null): MatchReason => {
  if (months === null) return of.own({ own: shortTenant(tenant!) });
  return tenant === null ? of.lockIn({ months }) : of.lockInAndTenant({ months, tenant: lower(shortTenant(tenant)) });
};
