import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';

const dayMs = 86_400_000;

/** A moment as a date-time field has it, in India, and back: '2026-11-22T10:00'. */
export const localOf = (at: string | null): string =>
  at === null || at === '' ? '' : new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 16);
export const momentOf = (local: string): string => (local === '' ? '' : `${local}:00+05:30`);

/** When people usually say that they call again, from a moment on. */
export const usualTimes = (now: Date): { label: string; at: string }[] => {
  const on = (days: number, time: string) => `${dayInIndia(now.getTime() + days * dayMs)}T${time}:00+05:30`;
  const hours = Number(localOf(now.toISOString()).slice(11, 13));
  return [
    ...(hours < 16 ? [{ label: t`Today, 6:00 PM`, at: on(0, '18:00') }] : []),
    { label: t`Tomorrow, 10:00 AM`, at: on(1, '10:00') },
    { label: t`In 3 days`, at: on(3, '10:00') },
    { label: t`In a week`, at: on(7, '10:00') },
  ];
};
