import { dealLadders } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { formatNumber, formatPrice, word } from '../../core/language/index.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from '../deals.module.css';
import type { Board } from './use-deal-board.ts';

interface Props {
  url: UrlState;
  board: Board;
  isBoard: boolean;
}

/** Which ladder is looked at, how many are open on each, and what those of the board come to. */
export const BoardSums = ({ url, board: { data }, isBoard }: Props) => {
  if (!data) return null;
  const ladder = url.get('ladder') ?? (isBoard ? dealLadders[0] : undefined);
  const sum = (of: 'sum' | 'weighted') => data.columns.reduce((all, column) => all + column[of], 0);
  const late = formatNumber(data.late);
  return (
    <div className={styles.bar}>
      <fieldset className={styles.ladders} aria-label={t`Stages of`}>
        {data.ladders.map(({ ladder: one, count }) => (
          <Button
            key={one}
            size="xs"
            variant={one === ladder ? 'filled' : 'default'}
            aria-pressed={one === ladder}
            onClick={() => url.filter({ ladder: one === ladder && !isBoard ? null : one })}
          >
            {word(one)} {formatNumber(count)}
          </Button>
        ))}
      </fieldset>
      {isBoard && (
        <p className={styles.sums}>
          <span>
            <Trans>
              Open <b>{formatPrice(sum('sum'))}</b>
            </Trans>
          </span>
          <span>
            <Trans>
              By probability <b>{formatPrice(sum('weighted'))}</b>
            </Trans>
          </span>
          {data.late > 0 && (
            <span className={styles.late}>
              <Trans>
                <b>{late}</b> past the day of closing
              </Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
};
