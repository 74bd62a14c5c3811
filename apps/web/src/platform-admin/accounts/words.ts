import type { Account } from '@angan/contract/platform/accounts.ts';
import type { SubscriptionStatus } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatNumber, perLanguage } from '../../core/language/index.ts';
import type { Tone } from '../../ui/status-badge.tsx';

export const statusWords = perLanguage<Record<SubscriptionStatus, string>>(() => ({
  Pending: t`Pending`,
  Active: t`Active`,
  Cancelled: t`Cancelled`,
  Grace: t`Grace`,
  Expired: t`Expired`,
  Suspended: t`Suspended`,
  Deleting: t`To be deleted`,
}));

const tones: Record<SubscriptionStatus, Tone> = {
  Pending: 'warn',
  Active: 'ok',
  Cancelled: 'off',
  Grace: 'warn',
  Expired: 'bad',
  Suspended: 'bad',
  Deleting: 'bad',
};

/** How an office stands, in a word and its tone; a trial that runs is called so. */
export const standing = ({ status, kind, delete_on }: Account): { word: string; tone: Tone } =>
  kind === 'Trial' && status === 'Active'
    ? { word: t`Trial`, tone: 'info' }
    : {
        word: status === 'Deleting' && delete_on ? t`To be deleted on ${formatDate(delete_on)}` : statusWords()[status],
        tone: tones[status],
      };

export const usersOf = ({ users, users_allowed }: Account): string =>
  users_allowed === null ? formatNumber(users) : `${formatNumber(users)} / ${formatNumber(users_allowed)}`;

export const dayOr = (day: string | null): string => (day ? formatDate(day) : '-');
