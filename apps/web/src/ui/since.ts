import { t } from '@lingui/core/macro';
import { formatDate } from '../core/language/index.ts';

const minute = 60_000;

/** 'now', '12 min ago', '3 h ago', and then the day. */
export const since = (moment: string | null, now = Date.now()): string => {
  if (moment === null) return t`not yet`;
  const minutes = Math.floor((now - Date.parse(moment)) / minute);
  if (minutes < 2) return t`now`;
  if (minutes < 60) return t`${minutes} min ago`;
  if (minutes < 24 * 60) return t`${Math.floor(minutes / 60)} h ago`;
  return formatDate(moment);
};
