import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import type { ResponseBucket } from '@angan/contract/inquiries/inquiry-steps.ts';
import { plural, t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { formatDate, formatNumber, perLanguage, word } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { Bars } from './bars.tsx';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';
import { inquiriesOfSpan } from './lists.ts';
import type { Dashboard } from './use-dashboard.ts';

/** The library of charts comes with the first chart that needs it. */
const weeksChart = lazyPart(() => import('./weeks-chart.tsx'), 'WeeksChart');

interface Props {
  data: DashboardInquiries;
  dashboard: Dashboard;
}

/** How far the year's inquiries came; only the two steps that lose most are in red. */
export const FunnelBox = ({ data: { funnel }, dashboard: { asked, span } }: Props) => {
  const drops = funnel.steps.map(({ count }, at) => {
    const before = at === 0 ? 0 : funnel.steps[at - 1]!.count;
    return before === 0 ? 0 : Math.round((count / before - 1) * 100);
  });
  const worst = drops.toSorted((a, b) => a - b).slice(0, 2);
  const since = { from: funnel.since, to: span.to };
  const [first] = funnel.steps;
  const hasBefore = funnel.steps.some(({ before }) => before > 0);
  return (
    <Box
      name="funnel"
      title={t`Funnel`}
      note={t`${formatNumber(first!.count)} inquiries since ${formatDate(funnel.since)}`}
      table={{
        heads: [t`Stage`, t`Inquiries`, t`Change`, t`Same days last year`],
        rows: funnel.steps.map(({ step, count, before }, at) => [
          word(step),
          formatNumber(count),
          at === 0 ? '' : `${drops[at]} %`,
          formatNumber(before),
        ]),
      }}
      foot={hasBefore && t`The mark is the same days a year before.`}
    >
      {first!.count === 0 && !hasBefore ? (
        <p className={styles.none}>{t`No inquiries since ${formatDate(funnel.since)}.`}</p>
      ) : (
        <Bars
          label={t`Funnel`}
          bars={funnel.steps.map(({ step, count, before }, at) => ({
            key: step,
            label: word(step),
            value: count,
            beside: at === 0 ? '' : `${drops[at]} %`,
            isBad: drops[at]! < 0 && worst.includes(drops[at]!),
            mark: hasBefore ? before : undefined,
            to: inquiriesOfSpan(asked, since, { reached: step }),
          }))}
        />
      )}
    </Box>
  );
};

const bucketWords = perLanguage<Record<ResponseBucket, string>>(() => ({
  'under 5': t`under 5 min`,
  '5 to 15': t`5 to 15 min`,
  '15 to 60': t`15 to 60 min`,
  'over 60': t`over 60 min`,
  'not yet': t`not yet`,
}));
const bucketTones = {
  'under 5': 'ok',
  '5 to 15': 'warn',
  '15 to 60': 'bad',
  'over 60': 'bad',
  'not yet': 'none',
} as const;

/** How long people waited for the first answer. */
export const ResponseBox = ({ data: { first_response, new_inquiries }, dashboard: { asked, span } }: Props) => {
  const { buckets, median, before } = first_response;
  const share = (count: number) =>
    new_inquiries.count === 0 ? '' : `${Math.round((count / new_inquiries.count) * 100)} %`;
  return (
    <Box
      name="response"
      title={t`First response`}
      note={plural(new_inquiries.count, {
        one: `${new_inquiries.count} inquiry`,
        other: `${new_inquiries.count} inquiries`,
      })}
      table={{
        heads: [t`Time`, t`Inquiries`, t`Share`],
        rows: buckets.map(({ bucket, count }) => [bucketWords()[bucket], formatNumber(count), share(count)]),
      }}
      foot={
        new_inquiries.count === 0
          ? undefined
          : median === null
            ? t`Nobody was answered in this period.`
            : before === null
              ? t`Median ${median} min in working hours, 9 to 20.`
              : t`Median ${median} min in working hours, 9 to 20; ${before} min in the period before.`
      }
    >
      {new_inquiries.count === 0 ? (
        <p className={styles.none}>{t`No inquiries in this period.`}</p>
      ) : (
        <Bars
          label={t`First response`}
          bars={buckets.map(({ bucket, count }) => ({
            key: bucket,
            label: bucketWords()[bucket],
            value: count,
            beside: share(count),
            tone: bucketTones[bucket],
            to: inquiriesOfSpan(asked, span, { response: bucket }),
          }))}
        />
      )}
    </Box>
  );
};

/** How many inquiries one visit came of; null of a week without a visit. */
const eachVisit = ({ inquiries, visits }: DashboardInquiries['weeks'][number]) =>
  visits === 0 ? null : Math.round((inquiries / visits) * 10) / 10;

/** What the last week's visits came of, beside the best week's. */
const weekWords = (weeks: DashboardInquiries['weeks']): string | undefined => {
  const last = eachVisit(weeks.at(-1)!);
  const best = Math.min(...weeks.flatMap((week) => eachVisit(week) ?? []));
  if (last === null) return t`No visit in the last 7 days.`;
  return t`In the last 7 days one visit came of ${formatNumber(last)} inquiries, in the best of 13 weeks of ${formatNumber(best)}.`;
};

export const WeeksBox = ({ data: { weeks } }: Props) => {
  const isEmpty = weeks.every(({ inquiries, visits }) => inquiries + visits === 0);
  return (
    <Box
      name="weeks"
      title={t`Inquiries and visits per week`}
      note={t`13 weeks`}
      table={{
        heads: [t`Week from`, t`Inquiries`, t`Visits`],
        rows: weeks.map(({ from, inquiries, visits }) => [
          formatDate(from),
          formatNumber(inquiries),
          formatNumber(visits),
        ]),
      }}
      foot={isEmpty ? undefined : weekWords(weeks)}
    >
      {isEmpty ? (
        <p className={styles.none}>{t`No inquiry and no visit in these weeks.`}</p>
      ) : (
        <Suspense fallback={<div className={styles.chart} />}>
          <weeksChart.Component weeks={weeks} />
        </Suspense>
      )}
    </Box>
  );
};

export const LostBox = ({ data: { lost }, dashboard: { asked, span } }: Props) => {
  const all = lost.reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box
      name="lost"
      title={t`Lost reasons`}
      note={t`${formatNumber(all)} since ${formatDate(lost.since)}`}
      table={{
        heads: [t`Reason`, t`Inquiries`],
        rows: lost.reasons.map(({ reason, count }) => [word(reason), formatNumber(count)]),
      }}
    >
      {all === 0 ? (
        <p className={styles.none}>{t`Nothing was lost.`}</p>
      ) : (
        <Bars
          label={t`Lost reasons`}
          long
          bars={lost.reasons.map(({ reason, count }) => ({
            key: reason,
            label: word(reason),
            value: count,
            tone: 'off',
            to: inquiriesOfSpan(
              asked,
              { from: lost.since, to: span.to },
              { stage: 'Closed Lost', lost_reason: reason },
            ),
          }))}
        />
      )}
    </Box>
  );
};
