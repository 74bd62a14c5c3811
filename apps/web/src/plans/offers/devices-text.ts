import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';

const countOf = (count: number | null): string => (count === null ? t`Unlimited` : formatNumber(count));

/** '1 web + 1 phone': on how many devices one person is signed in at once; null: on any number. */
export const devicesText = (web: number | null, phone: number | null): string => {
  if (web === null && phone === null) return t`Unlimited`;
  const [onWeb, onPhone] = [countOf(web), countOf(phone)];
  return plural(phone ?? 2, { one: `${onWeb} web + ${onPhone} phone`, other: `${onWeb} web + ${onPhone} phones` });
};
