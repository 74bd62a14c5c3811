/** What an investor asks of a let property: yield, and how safely the rent will go on. */

import { formatNumber } from '../money.ts';
import { grossRoi } from '../rates.ts';
import { type Criterion, type Draft, known, notKnown, unknown } from './draft.ts';
import { either, lower, sweep } from './words.ts';

export const roi: Criterion = ({ inquiry, property }) => {
  const expected = inquiry.expected_roi;
  if (expected === null) return undefined;
  const rent = property.preleased?.current_rent ?? null;
  const price = property.sale_price_total;
  if (rent === null || !price) return notKnown(rent === null ? 'current rent' : 'price', `${formatNumber(expected)} %`);
  const own = grossRoi(rent, price);
  const short = sweep(expected - own);
  const s = short <= 0 ? 1 : short <= 0.5 ? 0.7 : short <= 1 ? 0.4 : 0;
  return known(s, `${formatNumber(own)} % against ${formatNumber(expected)} %`);
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
  const ask = [lacksLockIn && 'lock-in left', lacksTenant && 'tenant'].filter((one): one is string => one !== false);

  if (lacksLockIn || (lacksTenant && months === null)) {
    const asked = [
      months !== null && `${months} months`,
      wish.length > 0 && either(wish.map((one) => lower(one.split('/')[0]!))),
    ].filter(Boolean);
    return { ...unknown('', `Not known, asked ${asked.join(', ')}. Ask the owner`), ask };
  }
  const lockIn = months === null || left! >= months ? 1 : left! >= months / 2 ? 0.5 : 0;
  const words = [left !== null && `${left} months lock-in left`, tenant !== null && lower(tenant.split('/')[0]!)];
  const text = words.filter(Boolean).join('; ');
  if (!lacksTenant) {
    const suits = wish.length === 0 || wish.includes(tenant!);
    return known(lockIn * (suits ? 1 : OTHER_TENANT), text[0]!.toUpperCase() + text.slice(1));
  }
  const draft: Draft = {
    s: (lockIn * (1 + OTHER_TENANT)) / 2,
    low: lockIn * OTHER_TENANT,
    high: lockIn,
    known: true,
    text: `${text}; tenant not known`,
    ask,
  };
  return draft;
};
