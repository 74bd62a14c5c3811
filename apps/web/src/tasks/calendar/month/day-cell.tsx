import { t } from '@lingui/core/macro';
import { useElementSize } from '@mantine/hooks';
import { formatMonthShort } from '../../../core/language/index.ts';
import type { DayContent } from '../days/calendar-data.ts';
import { countWords } from '../days/calendar-words.ts';
import { longDay } from '../days/span.ts';
import { DateEntry } from '../entry/date-entry.tsx';
import { FestivalBar } from '../entry/festival-bar.tsx';
import { TaskEntry } from '../entry/task-entry.tsx';
import type { useCursor } from '../move/use-cursor.ts';
import type { Mover } from '../move/use-mover.ts';
import styles from './month.module.css';

/** Pixels of a line. */
const line = 20;

interface Props {
  content: DayContent;
  isToday: boolean;
  isOutside: boolean;
  isChosen: boolean;
  cell: ReturnType<ReturnType<typeof useCursor>['cell']>;
  mover: Mover;
  openId: number | undefined;
  hrefOf: (id: number) => string;
  onDay: (day: string) => void;
}

/** '21', and '1 Nov' where a month begins. */
const numberOf = (day: string): string => {
  const number = String(Number(day.slice(8)));
  return number === '1' ? `${number} ${formatMonthShort(day)}` : number;
};

/** A day of the month: its number, as much of what stands on it as there is room for, and how much more there is. */
export const DayCell = ({ content, isToday, isOutside, isChosen, cell, mover, openId, hrefOf, onDay }: Props) => {
  const { day, tasks, dates, count, isClosed, festivals } = content;
  const { ref, height } = useElementSize<HTMLUListElement>();
  const room = Math.max(1, Math.floor(height / line));
  const shown = count > room ? Math.max(0, room - 1) : room;
  const lines = [
    ...dates.map((date) => <DateEntry key={`${date.kind}${date.property.id}`} date={date} />),
    ...tasks.map((placed) => (
      <TaskEntry
        key={placed.task.id}
        placed={placed}
        isOpen={placed.task.id === openId}
        href={hrefOf(placed.task.id)}
        mover={mover}
      />
    )),
  ];
  const more = count - Math.min(shown, lines.length);
  return (
    <section
      className={styles.day}
      data-day={day}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-closed={isClosed || undefined}
      aria-label={longDay(day)}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.number}
          aria-label={countWords(`${numberOf(day)}, ${longDay(day)}`, count)}
          aria-current={isToday ? 'date' : undefined}
          aria-pressed={isChosen}
          onClick={() => onDay(day)}
          {...cell}
        >
          {numberOf(day)}
        </button>
        {isClosed && <span className={styles.closed}>{t`closed`}</span>}
      </div>
      {festivals.map((festival) => (
        <FestivalBar key={festival.name} festival={festival} />
      ))}
      <ul className={styles.lines} ref={ref}>
        {lines.slice(0, shown)}
        {more > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => onDay(day)}>
              {t`${more} more`}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};
