import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import type { Freshness as State } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import styles from './freshness.module.css';

interface Props {
  state: State;
  /** ISO time of the last verification; null: never. */
  at: string | null;
  /** In a column that is headed so already, without the word 'Verified'. */
  bare?: boolean;
}

const wordsOf = ({ state, at, bare }: Props) => {
  if (at === null) return t`Not verified`;
  const days = daysBetween(dayInIndia(at), dayInIndia());
  if (state === 'Stale') return t`Stale, ${days} days`;
  const when = days <= 0 ? t`today` : days === 1 ? t`yesterday` : t`${days} days ago`;
  return bare ? when[0]!.toUpperCase() + when.slice(1) : t`Verified ${when}`;
};

/** A square that empties as a listing ages, and since when in words. */
export const Freshness = (props: Props) => (
  <span className={styles.freshness} data-state={props.state}>
    <i className={styles.square} aria-hidden />
    {wordsOf(props)}
  </span>
);
