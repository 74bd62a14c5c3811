import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { wordAlert } from '@angan/contract/alerts/word-alert.ts';
import { words } from '../core/language/index.ts';

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
