import type { DealLadder } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { formatNumber, word } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from '../deals.module.css';
import type { Board } from './use-deal-board.ts';

/** Whose stages are looked at, with how many are open on each. */
export const LadderSwitch = ({ url, board: { data } }: { url: UrlState; board: Board }) => {
  const phone = usePhone();
  if (!data) return null;
  const choose = (ladder: string) => url.filter({ ladder });
  if (!phone)
    return (
      <SegmentedControl
        aria-label={t`Stages of`}
        value={data.ladder}
        onChange={choose}
        data={data.ladders.map(({ ladder, count }) => ({
          value: ladder,
          label: <LadderName ladder={ladder} count={count} />,
        }))}
      />
    );
  return (
    <nav className={styles.ladders} aria-label={t`Stages of`}>
      {data.ladders.map(({ ladder, count }) => (
        <button
          key={ladder}
          type="button"
          className={styles.ladder}
          aria-pressed={ladder === data.ladder}
          onClick={() => choose(ladder)}
        >
          {word(ladder)} {formatNumber(count)}
        </button>
      ))}
    </nav>
  );
};

const LadderName = ({ ladder, count }: { ladder: DealLadder; count: number }) => (
  <>
    {word(ladder)} <span className={styles.quiet}>{formatNumber(count)}</span>
  </>
);
