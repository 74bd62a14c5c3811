import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { wordAlert } from '@angan/contract/alerts/word-alert.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatTime, words } from '../core/language/index.ts';

/** What an alert says, in the reader's language; the server's English where this version does not know it yet. */
export const alertWords = ({ alert }: UserAlert): string => wordAlert(alert, words) || alert.message;

/** What its records are called on paper, for those that its sentence names: 'Q-000012, P-000173'. */
export const alertCodes = ({ alert }: UserAlert): string =>
  [
    ...alert.inquiry.map(({ inquiry_code }) => inquiry_code),
    ...alert.property.map(({ property_code }) => property_code),
    ...alert.loan.map(({ loan_code }) => loan_code),
  ]
    .slice(0, 2)
    .join(', ');

/** When it came, as a list of a day says it: '21 min', '1 h', then the time, and the date of another day. */
export const agoWords = (at: string, now: Date): string => {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return t`${minutes} min`;
  if (minutes < 120) return t`1 h`;
  return dayInIndia(at) === dayInIndia(now) ? formatTime(at) : formatDate(at);
};
