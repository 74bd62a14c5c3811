import { matchesCounted } from '@angan/contract/matches/match-counts.ts';
import { plural, t } from '@lingui/core/macro';
import { IconUsers } from '@tabler/icons-react';
import styles from './match-count.module.css';

/** From here on the number stands out: somebody should be told of so many. */
const many = 9;

interface Props {
  /** As the list has it; nothing is shown where it is not known. */
  count: number | undefined;
}

const numberOf = (count: number) => (count > matchesCounted ? `${matchesCounted}+` : String(count));

/** How many matches of 50 or above a record has, at the foot of its card: '14 matches'. */
export const MatchCount = ({ count }: Props) =>
  count === undefined ? null : (
    <span className={styles.count} data-many={count >= many || undefined}>
      <IconUsers size={16} aria-hidden />
      {count === 0
        ? t`No matches`
        : plural(count, { one: `${numberOf(count)} match`, other: `${numberOf(count)} matches` })}
    </span>
  );

/** The same as a bare number, for a column of a table. */
export const MatchNumber = ({ count }: Props) =>
  count === undefined ? null : (
    <span className={styles.number} data-many={count >= many || undefined}>
      {numberOf(count)}
    </span>
  );
