import { ageBuckets, type DashboardStock } from '@angan/contract/dashboard/dashboard.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber, word } from '../core/language/index.ts';
import { Bars } from './bars.tsx';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';
import { propertiesPath } from './lists.ts';
import type { Dashboard } from './use-dashboard.ts';
import { WideTable } from './wide-table.tsx';
import { share } from './words.ts';

interface Props {
  data: DashboardStock;
  dashboard: Dashboard;
}

const bucketLabel = ({ from, to }: (typeof ageBuckets)[number]) =>
  to === null ? t`over ${from - 1} days` : t`${from} to ${to} days`;

/** How long stock has been on offer, and how fresh it is. */
export const AgeingBox = ({ data, dashboard: { asked } }: Props) => {
  const { ages, fresh, ageing, stale, available } = data;
  const today = dayInIndia();
  const freshness = [
    { key: 'Fresh', count: fresh, tone: 'ok' },
    { key: 'Ageing', count: ageing, tone: 'warn' },
    { key: 'Stale', count: stale, tone: 'bad' },
  ] as const;
  return (
    <Box
      name="ageing"
      title={t`Stock ageing`}
      note={plural(available, { one: '# property', other: '# properties' })}
      table={{
        heads: [t`On offer for`, t`Properties`],
        rows: [
          ...ageBuckets.map((bucket, at) => [bucketLabel(bucket), formatNumber(ages[at]!)]),
          ...freshness.map(({ key, count }) => [word(key), formatNumber(count)]),
        ],
      }}
    >
      {available === 0 ? (
        <p className={styles.none}>{t`Nothing is on offer.`}</p>
      ) : (
        <>
          <Bars
            label={t`Stock ageing`}
            bars={ageBuckets.map((bucket, at) => ({
              key: String(bucket.from),
              label: bucketLabel(bucket),
              value: ages[at]!,
              tone: bucket.to === null ? 'brand' : 'off',
              to: propertiesPath(asked, {
                status: 'Available',
                created_date__lte: addDays(today, -bucket.from),
                ...(bucket.to !== null && { created_date__gte: addDays(today, -bucket.to) }),
              }),
            }))}
          />
          <p className={styles.freshnessHead}>
            <span>{t`Freshness`}</span>
            <span className={styles.note}>{t`${share(stale, available)} stale`}</span>
          </p>
          <ul className={`list-unstyled ${styles.freshness}`} aria-label={t`Freshness`}>
            {freshness.map(({ key, count, tone }) => (
              <li key={key} style={{ flexGrow: Math.max(count, 0.001) }}>
                <Link data-tone={tone} to={propertiesPath(asked, { status: 'Available', freshness: key })}>
                  <i aria-hidden />
                  {`${word(key)} ${formatNumber(count)}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
};

const columnName = ({ kind, value }: DashboardStock['demand']['columns'][number]) =>
  word(
    kind === 'bhk' ? (bhkRows.find(({ id }) => id === value)?.bhk ?? '') : value === 'Retail' ? 'Shop' : String(value),
  );
const subtypesOf = (group: string | number) =>
  propertySubtypes.filter((row) => row.group === group).map(({ id }) => id);
const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** Where stock is missing: stock less open inquiries, by area and size. Sign and number carry it, the tint helps. */
export const DemandBox = ({ data: { demand }, dashboard: { asked } }: Props) => {
  const names = demand.columns.map(columnName);
  const most = Math.max(
    1,
    ...demand.rows.flatMap(({ cells }) => cells.map((one) => Math.abs(one.stock - one.inquiries))),
  );
  return (
    <Box
      name="demand"
      title={t`Demand against supply`}
      note={t`stock less open inquiries; below zero is what to look for`}
      actions={
        <Button size="xs" component={Link} to="/gapboard">
          {t`Gap board`}
        </Button>
      }
      table={{
        heads: [t`Area`, ...names],
        rows: demand.rows.map(({ area, cells }) => [
          area,
          ...cells.map(({ stock, inquiries }) => t`${signed(stock - inquiries)} (${stock} less ${inquiries})`),
        ]),
      }}
    >
      {demand.rows.length === 0 ? (
        <p className={styles.none}>{t`No open inquiry names an area.`}</p>
      ) : (
        <WideTable label={t`Demand against supply`} look="heat">
          <thead>
            <tr>
              <th scope="col">{t`Area`}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {demand.rows.map(({ id, area, cells }) => (
              <tr key={id}>
                <th scope="row">{area}</th>
                {cells.map(({ stock, inquiries }, at) => {
                  const gap = stock - inquiries;
                  const { kind, value } = demand.columns[at]!;
                  const size = kind === 'bhk' ? { bhk: value } : { property_subtype: subtypesOf(value) };
                  return (
                    <td
                      key={names[at]}
                      data-sign={gap === 0 ? 'none' : gap > 0 ? 'over' : 'short'}
                      style={{ '--share': Math.abs(gap) / most } as React.CSSProperties}
                    >
                      <Link
                        to={propertiesPath({ ...asked, area: [id] }, { status: 'Available', ...size })}
                        title={t`${stock} in stock, ${inquiries} open inquiries`}
                      >
                        {signed(gap)}
                      </Link>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Box>
  );
};
