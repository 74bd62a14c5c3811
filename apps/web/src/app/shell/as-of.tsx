import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useAge } from '../../core/kept/index.ts';
import { formatDateTime, formatTime } from '../../core/language/index.ts';

/** A moment as short as it is told apart: its time, of another day also that. */
export const momentText = (at: Date) => (dayInIndia(at) === dayInIndia() ? formatTime(at) : formatDateTime(at));

/** 'This is of 10:42 AM.': how old it is what stands on the screen; undefined where nothing on it was answered. */
export const useAsOf = (): string | undefined => {
  const age = useAge();
  return age === 0 ? undefined : t`This is of ${momentText(new Date(age))}.`;
};
