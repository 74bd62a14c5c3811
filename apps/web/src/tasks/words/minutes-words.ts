import { plural, t } from '@lingui/core/macro';

/** '30 min', '1 hour', '1 day': how long something takes, or how long before. */
export const minutesWords = (minutes: number): string => {
  if (minutes > 0 && minutes % 1440 === 0) return plural(minutes / 1440, { one: '# day', other: '# days' });
  if (minutes > 0 && minutes % 60 === 0) return plural(minutes / 60, { one: '# hour', other: '# hours' });
  return t`${minutes} min`;
};
