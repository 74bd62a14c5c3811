import type { Loan } from '@angan/contract/loans/loans.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatDateTime, formatNumber, formatRupees, word } from '../core/language/index.ts';
import { propertyName } from '../records/index.ts';

export const bankName = (id: number | null): string => banks.find((row) => row.id === id)?.bank ?? '';
export const bankChoices = banks.map(({ id, bank }) => ({ id, label: bank }));

/** '3 BHK flat, Kalhaar Greens, Bopal'; '' where the loan is for no property that the reader sees. */
export const homeOfLoan = ({ property }: Pick<Loan, 'property'>): string => (property ? propertyName(property) : '');

/** '₹ 65,086.74', the sign never apart from its number. */
export const exact = (amount: number): string => formatRupees(amount).replace('₹ ', '₹\u00a0');

/** '72.1 %' */
export const percent = (value: number): string => `${formatNumber(value)}\u00a0%`;

/** '8.5 % floating, 240 months'; '' where nothing is known. */
export const termsOf = ({ roi, rate_kind, tenure_months }: Pick<Loan, 'roi' | 'rate_kind' | 'tenure_months'>): string =>
  [
    roi !== null && [percent(roi), rate_kind && word(rate_kind).toLowerCase()].filter(Boolean).join(' '),
    tenure_months !== null && t`${formatNumber(tenure_months)} months`,
  ]
    .filter(Boolean)
    .join(', ');

/** Stages after which nobody follows up. */
const closed: readonly Loan['stage'][] = ['Payout Received', 'Rejected', 'Withdrawn'];
export const isOpenLoan = ({ stage }: Pick<Loan, 'stage'>): boolean => !closed.includes(stage);

type FollowUp = Pick<Loan, 'stage' | 'next_follow_up' | 'reject_reason'>;
/** When it goes on, or that it should have: 'Overdue, 19/11/2026'. Of a loan that is refused, why. */
export const followUpOf = (loan: FollowUp, now: Date): { text: string; isLate: boolean } => {
  const at = loan.next_follow_up;
  if (loan.stage === 'Rejected' && loan.reject_reason) return { text: word(loan.reject_reason), isLate: true };
  if (!at) return { text: isOpenLoan(loan) ? t`No next step` : '', isLate: false };
  if (!isOpenLoan(loan)) return { text: formatDate(at), isLate: false };
  return Date.parse(at) < now.getTime()
    ? { text: t`Overdue, ${formatDate(at)}`, isLate: true }
    : { text: formatDateTime(at), isLate: false };
};

/** 'since 26/10/2026, 26 days' */
export const sinceText = (at: string): string => {
  const days = daysBetween(dayInIndia(new Date(at)), dayInIndia());
  return days === 0 ? t`since today` : t`since ${formatDate(at)}, ${days} days`;
};
