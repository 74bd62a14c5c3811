import type { DashboardStock } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import { inquiriesPath, propertiesOfSpan, propertiesPath } from '../lists.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { changeOf, share } from '../words.ts';
import type { Figure } from './figure.ts';

/** What there is to offer, and how well it meets what is asked for. */
export const stockFigures = (data: DashboardStock, { asked, span }: Pick<Dashboard, 'asked' | 'span'>): Figure[] => {
  const { open, matched } = data.match_cover;
  return [
    {
      name: 'added',
      value: formatNumber(data.added.count),
      ...changeOf(data.added.count, data.added.before, span),
      to: propertiesOfSpan(asked, span),
    },
    {
      name: 'available',
      value: formatNumber(data.available),
      note: t`${formatNumber(data.fresh)} fresh`,
      to: propertiesPath(asked, { status: 'Available' }),
    },
    {
      name: 'stale',
      value: formatNumber(data.stale),
      note: share(data.stale, data.available),
      tone: data.stale > 0 ? 'bad' : undefined,
      to: propertiesPath(asked, { status: 'Available', freshness: 'Stale' }),
    },
    {
      name: 'match_cover',
      value: share(matched, open),
      note: t`${formatNumber(open - matched)} open without a good match`,
      to: inquiriesPath(asked, { unmatched: 'true' }),
    },
    {
      name: 'days_on_market',
      value: data.days_on_market === null ? '-' : t`${formatNumber(data.days_on_market)} days`,
      note: t`median`,
    },
  ];
};
