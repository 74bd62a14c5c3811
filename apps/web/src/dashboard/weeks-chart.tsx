import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { useReducedMotion } from '@mantine/hooks';
import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate } from '../core/language/index.ts';
import styles from './dashboard.module.css';

type Week = DashboardInquiries['weeks'][number];

const short = (day: string) => formatDate(day).slice(0, 5);

/** Thirteen weeks of inquiries and visits as two lines that name themselves at their ends. */
export const WeeksChart = ({ weeks }: { weeks: readonly Week[] }) => {
  const isStill = useReducedMotion();
  const last = weeks.length - 1;
  /** The name of a line, at its last point only. */
  const named = (name: string) => (value: unknown, index?: number) => (index === last ? `${value} ${name}` : '');
  const endOf = (name: string, fill: string) => (
    <LabelList
      content={({ x, y, value, index }) =>
        index === last ? (
          <text x={Number(x) + 8} y={Number(y) + 4} fill={fill} className={styles.lineEnd}>
            {named(name)(value, index)}
          </text>
        ) : null
      }
    />
  );
  return (
    <div className={styles.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...weeks]} margin={{ top: 8, right: 84, bottom: 0, left: 0 }} accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="from"
            tickFormatter={short}
            interval={3}
            tickLine={false}
            stroke="var(--line-strong)"
            tick={{ fill: 'var(--text-3)', fontSize: 12 }}
          />
          <YAxis
            allowDecimals={false}
            width={32}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--text-3)', fontSize: 12 }}
          />
          <Tooltip
            labelFormatter={(day) => t`Week from ${formatDate(String(day))}`}
            contentStyle={{ background: 'var(--raised)', border: '1px solid var(--line-strong)', borderRadius: 6 }}
            labelStyle={{ color: 'var(--text-2)' }}
            itemStyle={{ color: 'var(--text)' }}
          />
          <Line
            dataKey="inquiries"
            name={t`inquiries`}
            stroke="var(--mark)"
            strokeWidth={2}
            dot={{ r: 2.5, fill: 'var(--mark)' }}
            isAnimationActive={!isStill}
          >
            {endOf(t`inquiries`, 'var(--text)')}
          </Line>
          <Line
            dataKey="visits"
            name={t`visits`}
            stroke="var(--info)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={{ r: 2.5, fill: 'var(--sheet)' }}
            isAnimationActive={!isStill}
          >
            {endOf(t`visits`, 'var(--text)')}
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
};
