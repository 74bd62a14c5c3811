import type { PlaceRate, RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { propertySubtypes, type SubtypeGroup } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './price-desk.module.css';
import { bhkName, rateText, samplesText } from './rate-words.ts';

interface Props {
  title: string;
  rows: readonly PlaceRate[];
  deal: RateDeal;
  group: SubtypeGroup;
  /** The lowest and the highest rate of all places, between which each is drawn. */
  low: number;
  high: number;
  /** The filter of the properties behind a row. */
  filter: 'society_name' | 'area';
}

/** What places cost, those with most samples first: the median, how far apart the prices lie, and of how many it is. */
export const PlaceTable = ({ title, rows, deal, group, filter, ...scale }: Props) => {
  const id = useId();
  if (rows.length === 0) return null;
  const subtypes = propertySubtypes.flatMap((row) => (row.group === group ? [`property_subtype=${row.id}`] : []));
  const listOf = (place: number) => `/searchProperty?${[`${filter}=${place}`, ...subtypes, 'status=any'].join('&')}`;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className={styles.spread}>{t`From and to`}</th>
            <th scope="col">{t`Median per sqft`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link className={styles.place} to={listOf(row.id)}>
                  {row.name}
                </Link>
                <span className={styles.samples}>{samplesText(row)}</span>
              </th>
              <td className={styles.spread}>
                <Spread row={row} {...scale} />
              </td>
              <td>
                <b>{rateText(row.median, deal)}</b>
                <span className={`${styles.under} ${styles.quiet}`}>
                  {`${rateText(row.low, deal)} - ${rateText(row.high, deal)}`}
                </span>
                {row.by_bhk.map((rate) => (
                  <span key={rate.bhk} className={`${styles.under} ${styles.quiet}`}>
                    {t`${bhkName(rate.bhk)} ${rateText(rate.median, deal)} of ${rate.samples}`}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Where the prices of a place lie among all, with a mark at the median; the numbers beside it say the same. */
const Spread = ({ row, low, high }: { row: PlaceRate } & Pick<Props, 'low' | 'high'>) => {
  const at = (rate: number) => (high > low ? Math.min(100, Math.max(0, ((rate - low) / (high - low)) * 100)) : 0);
  return (
    <span className={styles.track} aria-hidden>
      <i style={{ left: `${at(row.low)}%`, width: `${at(row.high) - at(row.low)}%` }} />
      <u style={{ left: `${at(row.median)}%` }} />
    </span>
  );
};
