import type { TaskCounts } from '@angan/contract/tasks/tasks.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { overdueDays } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDate, formatWeekday } from '../../core/language/index.ts';
import { type Band, bandWords, countIn } from '../words/bands.ts';
import styles from './list.module.css';

interface Props {
  band: Band;
  counts: TaskCounts | undefined;
  /** Puts off what is overdue; left out where that may not be done. */
  onMoveAll?: (() => void) | undefined;
}

/** What a band is, how much stands in it, and its day. */
export const BandHead = ({ band, counts, onMoveAll }: Props) => {
  const count = counts && countIn(band, counts);
  const done = band === 'today' && counts && counts.today_done > 0 ? t`${counts.today_done} done` : undefined;
  const day = { today: dayInIndia(), tomorrow: addDays(dayInIndia(), 1) }[band as string];
  return (
    <div className={styles.band} data-band={band}>
      <h2 className={styles.bandName}>{bandWords()[band]}</h2>
      <span className={styles.bandCount}>{[count, done].filter((part) => part !== undefined).join(', ')}</span>
      <span className={styles.space} />
      {day && (
        <span className={styles.bandDay}>
          {formatWeekday(day)}, {formatDate(day)}
        </span>
      )}
      {band === 'overdue' && <span className={styles.bandDay}>{t`last ${overdueDays} days`}</span>}
      {band === 'overdue' && onMoveAll && (
        <Button size="xs" variant="subtle" className={styles.moveAll ?? ''} onClick={onMoveAll}>
          {t`Move all to today`}
        </Button>
      )}
    </div>
  );
};
