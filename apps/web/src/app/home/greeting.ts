import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
const hourFormat = inIndia({ hour: 'numeric', hourCycle: 'h23' });
const weekdayFormat = inIndia({ weekday: 'long' });

/** 'Good morning' until noon, 'Good afternoon' until five, then 'Good evening', by the clock in India. */
export const greeting = (now: Date): string => {
  const hour = Number(hourFormat.format(now));
  if (hour < 12) return t`Good morning`;
  return hour < 17 ? t`Good afternoon` : t`Good evening`;
};

/** 'Saturday', in India. */
export const weekday = (now: Date): string => word(weekdayFormat.format(now));
