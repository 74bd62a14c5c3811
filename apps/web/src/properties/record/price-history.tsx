import type { Property } from '@angan/contract/properties/properties.ts';
import { type PriceChange, propertyHistoryCalls } from '@angan/contract/properties/property-history.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { formatDate, formatPrice } from '../../core/language/index.ts';
import { FactPart } from '../../records/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { priceFieldsOf } from '../form/property-draft.ts';
import styles from './price-history.module.css';

interface Step {
  /** YYYY-MM-DD */
  day: string;
  amount: number;
}

/** The price from the first day to today, a step for each change. */
const stepsOf = (
  property: Property,
  changes: readonly PriceChange[],
  field: 'sale_price' | 'rent' | 'deposit',
): Step[] => {
  const own = changes.filter((change) => change.field === field).toReversed();
  const steps = own.flatMap((change, at): Step[] => [
    ...(at === 0 && change.old !== null ? [{ day: dayInIndia(property.created_date), amount: change.old }] : []),
    ...(change.new === null ? [] : [{ day: dayInIndia(change.date), amount: change.new }]),
  ]);
  const now = property[field];
  return steps.length > 0 || now === null ? steps : [{ day: dayInIndia(property.created_date), amount: now }];
};

const [width, height, edge] = [320, 96, 8];

/** How the price went; the same figures stand in a list for who does not see the line. */
export const PriceHistory = ({ property }: { property: Property }) => {
  const history = useQuery(query(propertyHistoryCalls.priceHistory, { params: { id: property.id } }, { quiet: true }));
  const field = priceFieldsOf(property.deal_type)[0];
  return (
    field && (
      <QueryView query={history} failed={t`The price history did not load.`} loading={null}>
        {({ results }) => <PriceSteps steps={stepsOf(property, results, field)} />}
      </QueryView>
    )
  );
};

const PriceSteps = ({ steps }: { steps: ReturnType<typeof stepsOf> }) => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const percent = Math.round(((last.amount - first.amount) / first.amount) * 100);
  const days = daysBetween(first.day, dayInIndia());
  const moved =
    percent === 0
      ? t`As at first`
      : percent < 0
        ? plural(days, { other: `Down ${-percent} % in ${days} days` })
        : plural(days, { other: `Up ${percent} % in ${days} days` });
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const span = Math.max(1, days);
  const x = (day: string) => edge + (daysBetween(first.day, day) / span) * (width - 2 * edge);
  const y = (amount: number) =>
    high === low ? height / 2 : edge + (1 - (amount - low) / (high - low)) * (height - 2 * edge);
  const line = steps
    .map(({ day, amount }, at) => (at === 0 ? `M${x(day)} ${y(amount)}` : `H${x(day)}V${y(amount)}`))
    .join('');
  return (
    <FactPart title={t`Price history`} note={moved}>
      <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path d={`${line}H${width - edge}`} />
        {steps.map(({ day, amount }) => (
          <rect key={`${day}${amount}`} x={x(day) - 3} y={y(amount) - 3} width={6} height={6} />
        ))}
      </svg>
      <ol className={styles.steps}>
        {steps.toReversed().map(({ day, amount }) => (
          <li key={`${day}${amount}`}>
            <span>{formatDate(day)}</span> <b>{formatPrice(amount)}</b>
          </li>
        ))}
      </ol>
    </FactPart>
  );
};
