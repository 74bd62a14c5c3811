import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useAge, useSearchedHere } from '../../core/kept/index.ts';
import { formatDateTime, formatTime } from '../../core/language/index.ts';

/** A moment as short as it is told apart: its time, of another day also that. */
export const momentText = (at: Date) => (dayInIndia(at) === dayInIndia() ? formatTime(at) : formatDateTime(at));

/**
 * 'This is of 10:42 AM.': how old it is what stands on the screen, and whether it is only what a search found on this device;
 * undefined where nothing on it was answered.
 */
export const useAsOf = (): string | undefined => {
  const age = useAge();
  const isSearched = useSearchedHere();
  if (age === 0) return undefined;
  const moment = momentText(new Date(age));
  return isSearched ? t`Searched only what is on this device, of ${moment}.` : t`This is of ${moment}.`;
};
