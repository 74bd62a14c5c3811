import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useReducedMotion } from '@mantine/hooks';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMonth, formatMonthShort } from '../core/language/index.ts';
import styles from './dashboard.module.css';
import { money } from './words.ts';

type Month = DashboardMoney['brokerage']['months'][number];

interface Props {
  months: readonly Month[];
  /** Rupees that one of the axis stands for. */
  unit: number;
}

/** Twelve months: what was or is to be due as an outline, what came of it inside; what is not over yet is dashed. */
export const MonthsChart = ({ months, unit }: Props) => {
  const isStill = useReducedMotion();
  const now = dayInIndia().slice(0, 7);
  /** '4.6', and nothing for nothing. */
  const short = (value: unknown) => (Number(value) > 0 ? (Number(value) / unit).toFixed(1) : '');
  return (
    <div className={styles.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...months]}
          margin={{ top: 16, right: 0, bottom: 0, left: 0 }}
          barCategoryGap="16%"
          accessibilityLayer
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            xAxisId="months"
            dataKey="from"
            tickFormatter={formatMonthShort}
            interval="preserveStartEnd"
            tickLine={false}
            stroke="var(--line-strong)"
            tick={{ fill: 'var(--text-3)', fontSize: 12 }}
          />
          {/* Of its own, so that what came is drawn over what was expected and not beside it. */}
          <XAxis xAxisId="over" dataKey="from" hide />
          <YAxis
            tickFormatter={(value) => String(Math.round((value / unit) * 10) / 10)}
            tickCount={4}
            width={32}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--text-3)', fontSize: 12 }}
          />
          <Tooltip
            labelFormatter={(day) => formatMonth(String(day))}
            formatter={(value) => money(Number(value))}
            cursor={{ fill: 'var(--hover)' }}
            contentStyle={{ background: 'var(--raised)', border: '1px solid var(--line-strong)', borderRadius: 6 }}
            labelStyle={{ color: 'var(--text-2)' }}
            itemStyle={{ color: 'var(--text)' }}
          />
          <Bar xAxisId="months" dataKey="expected" name={t`Expected`} isAnimationActive={!isStill}>
            {months.map(({ from }) => (
              <Cell
                key={from}
                fill="var(--canvas)"
                stroke="var(--text-3)"
                {...(from.slice(0, 7) >= now && { strokeDasharray: '3 3' })}
              />
            ))}
            <LabelList dataKey="expected" position="top" formatter={short} fill="var(--text-2)" fontSize={11} />
          </Bar>
          <Bar xAxisId="over" dataKey="received" name={t`Received`} fill="var(--mark)" isAnimationActive={!isStill} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
};
