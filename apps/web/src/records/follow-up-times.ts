import { addDays, dayInIndia, nextMonday } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatTime } from '../core/language/index.ts';
import { momentAt, timeOf } from './moment.ts';

/** When a day's calls end, and when the next day's begin. */
const evening = '18:30';
const morning = '11:00';

export interface UsualTime {
  label: string;
  at: string;
}

/** This evening, as long as there is time until then. */
export const thisEvening = (now: Date): string | undefined => {
  const at = momentAt(dayInIndia(now), evening);
  return timeOf(now.toISOString()) < '17:30' ? at : undefined;
};

/** When people usually say that they call again, from a moment on. */
export const usualTimes = (now: Date): UsualTime[] => {
  const today = dayInIndia(now);
  const [tomorrow, monday] = [addDays(today, 1), nextMonday(today)];
  const tonight = thisEvening(now);
  const time = formatTime(momentAt(today, morning));
  return [
    ...(tonight ? [{ label: t`Today, ${formatTime(tonight)}`, at: tonight }] : []),
    { label: t`Tomorrow, ${time}`, at: momentAt(tomorrow, morning) },
    ...(monday === tomorrow
      ? []
      : [{ label: t`Monday ${formatDate(monday).slice(0, 5)}, ${time}`, at: momentAt(monday, morning) }]),
    { label: t`In a week`, at: momentAt(addDays(today, 7), morning) },
  ];
};
