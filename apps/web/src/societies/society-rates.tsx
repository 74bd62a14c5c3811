import { type SocietyRates as Rates, societyCalls } from '@angan/contract/societies/societies.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { formatNumber } from '../core/language/index.ts';
import { bhkChoices, namesIn } from '../records/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import { PanelSection } from '../ui/record-panel.tsx';
import styles from './society-rates.module.css';

type Kind = Rates['sale'];

const linesOf = ({ all, by_bhk }: Kind) => [
  ...(all ? [{ label: t`All`, ...all }] : []),
  ...by_bhk.map(({ bhk, ...rate }) => ({ label: namesIn(bhkChoices, [bhk])[0] ?? '', ...rate })),
];

/** What it costs there by the office's own stock: medians, with how many properties tell. */
export const SocietyRates = ({ id }: { id: number }) => {
  const rates = useQuery(query(societyCalls.rates, { params: { id } }, { quiet: true }));
  return (
    <PanelSection title={t`Rates`}>
      <QueryView query={rates} failed={t`The rates did not load.`} loading={t`Loading the rates`} rows={2}>
        {({ sale, rent }) => <RateTable sale={linesOf(sale)} rent={linesOf(rent)} />}
      </QueryView>
    </PanelSection>
  );
};

type Lines = ReturnType<typeof linesOf>;

const RateTable = ({ sale, rent }: { sale: Lines; rent: Lines }) =>
  sale.length + rent.length === 0 ? (
    <p>{t`No property here has both a price and a size yet.`}</p>
  ) : (
    <table className={styles.rates}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>
              Median<span className={styles.unit}> per sqft carpet (est.)</span>
            </Trans>
          </th>
          <th scope="col">₹</th>
          <th scope="col">{t`From`}</th>
        </tr>
      </thead>
      <tbody>
        {sale.map((rate) => (
          <RateLine key={`sale ${rate.label}`} what={t`Sale`} {...rate} digits={0} />
        ))}
        {rent.map((rate) => (
          <RateLine key={`rent ${rate.label}`} what={t`Rent a month`} {...rate} digits={1} />
        ))}
      </tbody>
    </table>
  );

interface LineProps {
  what: string;
  label: string;
  median: number;
  samples: number;
  digits: number;
}

const RateLine = ({ what, label, median, samples, digits }: LineProps) => (
  <tr>
    <th scope="row">
      {what}
      {label !== 'All' && `, ${label}`}
    </th>
    <td className={styles.rate}>{formatNumber(Number(median.toFixed(digits)))}</td>
    <td className={styles.samples}>{plural(samples, { one: '1 property', other: `${samples} properties` })}</td>
  </tr>
);
