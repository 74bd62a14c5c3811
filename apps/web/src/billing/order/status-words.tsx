import type { Transaction } from '@angan/contract/billing/orders.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatRupees } from '../../core/language/index.ts';
import { failureText, usersText } from '../words.ts';

export type Look = 'ok' | 'warn' | 'bad';
interface Said {
  readonly look: Look;
  readonly title: string;
  readonly text: string;
}

/** What an order's state means to who paid. */
export const saidOf = (order: Transaction): Said => {
  const { status, term, total, plan_name, held_reason, failure_reason } = order;
  const amount = formatRupees(total);
  if (held_reason)
    return {
      look: 'warn',
      title: t`Your payment came, and is being looked at`,
      text: t`It does not fit the order. You need not pay again: write to support with the number of the order.`,
    };
  if (status === 'Paid')
    return {
      look: 'ok',
      title: t`Payment received`,
      text: term
        ? t`${plan_name} is on for ${usersText(term.users_allowed)}, to ${formatDate(term.ends_on)}.`
        : t`${plan_name} is on.`,
    };
  if (status === 'Failed')
    return { look: 'bad', title: t`Payment did not go through`, text: failureText(failure_reason) };
  if (status === 'Expired')
    return {
      look: 'bad',
      title: t`Nothing was paid`,
      text: t`The order is closed. Open a new one when you want to pay.`,
    };
  if (status === 'Created' || status === 'Pending')
    return { look: 'warn', title: t`Waiting for your bank`, text: t`Open your UPI app and approve ${amount}.` };
  return { look: 'ok', title: t`Money returned`, text: t`${amount} went back to where it came from.` };
};
