import { timeInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { formatWeekday } from '../../core/language/index.ts';

/** 'Good morning' until noon, 'Good afternoon' until five, then 'Good evening', by the clock in India. */
export const greeting = (now: Date): string => {
  const hour = Number(timeInIndia(now).slice(0, 2));
  if (hour < 12) return t`Good morning`;
  return hour < 17 ? t`Good afternoon` : t`Good evening`;
};

/** 'Saturday', in India. */
export const weekday = (now: Date): string => formatWeekday(now);
