import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatWeekdayShort } from '../../../core/language/index.ts';
import { times } from '../../../ui/in-place.tsx';
import type { DayContent } from '../days/calendar-data.ts';
import { countWords, stateOf } from '../days/calendar-words.ts';
import { longDay } from '../days/span.ts';
import styles from './agenda.module.css';

interface Props {
  /** The days of the week. */
  content: readonly DayContent[];
  day: string;
  onDay: (day: string) => void;
  onStep: (by: 1 | -1) => void;
}

/** Squares of a day at most. */
const squares = 4;

/** A week at the top of a phone: a square for each thing that stands on a day, and a tap goes there. */
export const WeekStrip = ({ content, day, onDay, onStep }: Props) => {
  const now = new Date();
  return (
    <div className={styles.strip}>
      <ActionIcon className={styles.turn ?? ''} aria-label={t`Previous week`} onClick={() => onStep(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      {content.map((one) => {
        const late = one.tasks.filter(({ task }) => stateOf(task, now) === 'late').length;
        const [weekday, number] = [formatWeekdayShort(one.day), Number(one.day.slice(8))];
        return (
          <button
            key={one.day}
            type="button"
            className={styles.day}
            data-day={one.day}
            aria-pressed={one.day === day}
            aria-current={one.day === dayInIndia() ? 'date' : undefined}
            aria-label={countWords(`${weekday} ${number}, ${longDay(one.day)}`, one.count)}
            onClick={() => onDay(one.day)}
          >
            <span className={styles.letter}>{weekday}</span> <span className={styles.number}>{number}</span>
            <span className={styles.squares}>
              {times(Math.min(squares, one.count), (at) => (
                <span className={styles.square} data-late={at < late || undefined} />
              ))}
            </span>
          </button>
        );
      })}
      <ActionIcon className={styles.turn ?? ''} aria-label={t`Next week`} onClick={() => onStep(1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
};
