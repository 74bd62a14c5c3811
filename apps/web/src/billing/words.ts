import type { Quote, Transaction } from '@angan/contract/billing/orders.ts';
import { plural, t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';
import type { Tone } from '../ui/status-badge.tsx';

/** '12 months'. */
export const monthsText = (months: number): string => plural(months, { one: '# month', other: '# months' });
export const usersText = (users: number): string => plural(users, { one: '# user', other: '# users' });

/** 'Team, 12 months', '2 more users of Team'. */
export const boughtText = (bought: Pick<Transaction, 'plan_name' | 'duration_months' | 'users_added'>): string => {
  const { plan_name, duration_months, users_added } = bought;
  if (users_added === 0) return t`${plan_name}, ${monthsText(duration_months)}`;
  return plural(users_added, { one: `# more user of ${plan_name}`, other: `# more users of ${plan_name}` });
};
export const quotedText = (quote: Quote): string => boughtText({ ...quote, plan_name: quote.plan.plan_name });

export const statusTones: Record<Transaction['status'], Tone> = {
  Created: 'off',
  Pending: 'warn',
  Paid: 'ok',
  Failed: 'bad',
  Expired: 'off',
  'Refund Requested': 'warn',
  Refunded: 'info',
  'Part Refunded': 'info',
};

const reasons = perLanguage<Readonly<Record<string, string>>>(() => ({
  insufficient_funds: t`Your bank said: there is not enough money in the account.`,
  payment_declined: t`Your bank declined it.`,
  payment_cancelled: t`It was cancelled in the UPI app.`,
  payment_failed: t`It was declined in the UPI app.`,
  payment_timed_out: t`Your bank did not answer in time.`,
  gateway_technical_error: t`Your bank did not answer in time.`,
  incorrect_otp: t`The OTP was wrong.`,
  incorrect_card_number: t`The card number was wrong.`,
  international_transaction_not_allowed: t`Cards of banks abroad cannot be used.`,
}));

/** Why a payment failed, as a person can act on it. */
export const failureText = (reason: string): string => reasons()[reason] ?? t`The bank did not take it.`;
