import { t } from '@lingui/core/macro';
import { wholeRupees } from './durations.ts';
import type { Offer } from './use-offers.ts';

/** '₹ 1,500 a month, ₹ 300 a user': rounded, beside the price that is paid. */
export const perMonth = ({ plan, price }: Offer): string => {
  const month = price.price / price.duration_months;
  if (plan.users_included === 1) return t`${wholeRupees(month)} a month`;
  return t`${wholeRupees(month)} a month, ${wholeRupees(month / plan.users_included)} a user`;
};
