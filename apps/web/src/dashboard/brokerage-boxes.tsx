import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { formatMonth, formatNumber, word } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { Bars } from './bars.tsx';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';
import { FigureLine } from './figures/figure-lines.tsx';
import { certificateFigure } from './figures/money-figures.ts';
import { duesPath } from './lists.ts';
import type { Dashboard } from './use-dashboard.ts';
import { money } from './words.ts';

/** The library of charts comes with the first chart that needs it. */
const monthsChart = lazyPart(() => import('./months-chart.tsx'), 'MonthsChart');

interface Props {
  data: DashboardMoney;
  dashboard: Dashboard;
}

/** What the numbers of an axis count, by the largest that stands there. */
const unitOf = (most: number): { unit: number; note: string } => {
  if (most >= 10_000_000) return { unit: 10_000_000, note: t`in Cr, without GST` };
  if (most >= 100_000) return { unit: 100_000, note: t`in Lakhs, without GST` };
  return { unit: 1000, note: t`in thousands, without GST` };
};

/** What was or is to be due in each month of the financial year, and what came. */
export const MonthsBox = ({ data: { brokerage } }: Props) => {
  const { months, due } = brokerage;
  const { unit, note } = unitOf(Math.max(...months.flatMap(({ expected, received }) => [expected, received])));
  const sum = (of: 'expected' | 'received') => months.reduce((all, month) => all + month[of], 0);
  const isEmpty = sum('expected') + sum('received') === 0;
  return (
    <Box
      name="months"
      title={t`Brokerage by month`}
      note={!isEmpty && note}
      table={{
        heads: [t`Month`, t`Expected`, t`Received`],
        rows: months.map(({ from, expected, received }) => [formatMonth(from), money(expected), money(received)]),
      }}
    >
      {isEmpty ? (
        <p className={styles.none}>{t`No brokerage falls due in this financial year.`}</p>
      ) : (
        <Suspense fallback={<div className={styles.chart} />}>
          <monthsChart.Component months={months} unit={unit} />
        </Suspense>
      )}
      <p className={styles.sums}>
        {!isEmpty && (
          <>
            <span>
              <i className={styles.swatch} aria-hidden />
              {t`Expected`} <b>{money(sum('expected'))}</b>
            </span>
            <span>
              <i className={styles.swatch} data-of="received" aria-hidden />
              {t`Received`} <b>{money(sum('received'))}</b>
            </span>
          </>
        )}
        {due.amount > 0 && (
          <span data-tone="bad">
            {t`Due`} <b>{money(due.amount)}</b>
          </span>
        )}
      </p>
    </Box>
  );
};

const tones = { 'Not yet due': 'off', '0-30': 'warn', '31-60': 'bad', '61-90': 'bad', '90+': 'bad' } as const;

/** What is owed, by how many days late it is. */
export const DuesBox = ({ data, dashboard }: Props) => {
  const { ages, due } = data.brokerage;
  const label = (age: (typeof ages)[number]['age']) => (age === 'Not yet due' ? word(age) : t`${age} days`);
  return (
    <Box
      name="dues"
      title={t`Dues by age`}
      note={t`${money(due.amount)}, without GST`}
      table={{
        heads: [t`Days late`, t`Commissions`, t`Balance`],
        rows: ages.map(({ age, count, balance }) => [label(age), formatNumber(count), money(balance)]),
      }}
    >
      {ages.every(({ count }) => count === 0) ? (
        <p className={styles.none}>{t`Nothing is owed.`}</p>
      ) : (
        <Bars
          label={t`Dues by age`}
          bars={ages.map(({ age, count, balance }) => ({
            key: age,
            label: label(age),
            value: balance,
            shown: balance > 0 ? money(balance) : '-',
            beside: count > 0 ? formatNumber(count) : '',
            tone: tones[age],
            to: duesPath(dashboard.asked, age),
          }))}
        />
      )}
      <FigureLine {...certificateFigure(data, dashboard)} />
    </Box>
  );
};
