import { type Duration, type DurationMonths, durations } from '@angan/domain/subscription.ts';
import { plural } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';

/** '12 months'. */
export const monthsText = (months: number): string => plural(months, { one: '# month', other: '# months' });

export const monthsOf = (duration: Duration): DurationMonths => durations[duration];

/** '₹ 17,999': prices of plans are whole rupees. */
export const wholeRupees = (rupees: number): string => `₹ ${formatNumber(Math.round(rupees))}`;
