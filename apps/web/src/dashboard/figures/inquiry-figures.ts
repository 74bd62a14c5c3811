import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import { funnelSteps, responseBuckets } from '@angan/contract/inquiries/inquiry-steps.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import { hourAgo, inquiriesOfSpan, inquiriesPath, visitsPath } from '../lists.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { changeOf, minutes, share } from '../words.ts';
import type { Figure } from './figure.ts';

type Looked = Pick<Dashboard, 'asked' | 'span'>;

const answered = responseBuckets.filter((bucket) => bucket !== 'not yet');

const token = funnelSteps.find((step) => step === 'Token Paid');

const seeThem = (count: number) => (count > 0 ? ({ note: t`See them`, tone: 'brand' } as const) : {});

/** What is looked at first of inquiries. */
export const inquiryTiles = (data: DashboardInquiries, { asked, span }: Looked) => {
  const { new_inquiries, first_response, visits } = data;
  const late = first_response.buckets.find(({ bucket }) => bucket === 'not yet')?.count ?? 0;
  return {
    new_inquiries: {
      name: 'new_inquiries',
      value: formatNumber(new_inquiries.count),
      ...changeOf(new_inquiries.count, new_inquiries.before, span),
      to: inquiriesOfSpan(asked, span),
    },
    first_response: {
      name: 'first_response',
      value: minutes(first_response.median),
      note: t`${share(first_response.under_15, new_inquiries.count - late)} under 15 min`,
      to: inquiriesOfSpan(asked, span, { response: answered }),
    },
    untouched: {
      name: 'untouched',
      value: formatNumber(data.untouched),
      ...seeThem(data.untouched),
      to: inquiriesPath(asked, { stage: 'New', date_time__lte: hourAgo() }),
    },
    without_next_step: {
      name: 'without_next_step',
      value: formatNumber(data.without_next_step),
      ...seeThem(data.without_next_step),
      to: inquiriesPath(asked, { follow_up: 'Without next step' }),
    },
    visits: {
      name: 'visits',
      value: formatNumber(visits.completed),
      note: visits.missed > 0 ? t`${visits.missed} missed` : t`${visits.before} before`,
      tone: visits.missed > 0 ? 'bad' : undefined,
      to: visitsPath(asked, span, 'Completed'),
    },
  } as const satisfies Record<string, Figure>;
};

/** Results of inquiries and visits. */
export const outcomeFigures = (data: DashboardInquiries, { asked, span }: Looked): Figure[] => {
  const { conversion, visits, new_inquiries } = data;
  const { before } = conversion;
  return [
    {
      name: 'won',
      value: formatNumber(conversion.won),
      note: t`${share(conversion.won, conversion.created)} of ${formatNumber(conversion.created)}, ${share(before.won, before.created)} before`,
      to: inquiriesOfSpan(asked, span, { stage: 'Closed Won' }),
    },
    {
      name: 'visit_to_token',
      value: share(conversion.token, conversion.visited),
      note: t`${conversion.token} of ${conversion.visited} visited, ${share(before.token, before.visited)} before`,
      to: inquiriesOfSpan(asked, span, { reached: token }),
    },
    {
      name: 'visits_each',
      value:
        new_inquiries.count === 0 ? '-' : formatNumber(Math.round((visits.completed / new_inquiries.count) * 10) / 10),
      note: t`${visits.completed} visits, ${visits.before} before`,
    },
    {
      name: 'missed',
      value: formatNumber(visits.missed),
      tone: visits.missed > 0 ? 'bad' : undefined,
      to: visitsPath(asked, span, 'Missed'),
    },
    {
      name: 'days_to_close',
      value: data.days_to_close === null ? '-' : t`${formatNumber(data.days_to_close)} days`,
      note: t`median`,
    },
  ];
};
