import { dayInIndia } from '@angan/domain/dates.ts';
import { formatWeekdayShort } from '../../../core/language/index.ts';
import type { DayContent } from '../days/calendar-data.ts';
import type { CalendarSpan } from '../days/span.ts';
import { useCursor } from '../move/use-cursor.ts';
import type { Mover } from '../move/use-mover.ts';
import { DayCell } from './day-cell.tsx';
import styles from './month.module.css';

interface Props {
  span: CalendarSpan;
  content: readonly DayContent[];
  mover: Mover;
  openId: number | undefined;
  hrefOf: (id: number) => string;
  onDay: (day: string) => void;
}

/** Six weeks, a square for each day. */
export const Month = ({ span, content, mover, openId, hrefOf, onDay }: Props) => {
  const today = dayInIndia();
  const cursor = useCursor({ rows: 6, columns: 7, start: Math.max(0, span.days.indexOf(span.day)) });
  return (
    <div className={styles.month} {...cursor.bind}>
      {span.days.slice(0, 7).map((day) => (
        <span key={day} className={styles.weekday} aria-hidden>
          {formatWeekdayShort(day)}
        </span>
      ))}
      {content.map((one, at) => (
        <DayCell
          key={one.day}
          content={one}
          isToday={one.day === today}
          isOutside={one.day.slice(0, 7) !== span.day.slice(0, 7)}
          isChosen={one.day === span.day}
          cell={cursor.cell(at)}
          mover={mover}
          openId={openId}
          hrefOf={hrefOf}
          onDay={onDay}
        />
      ))}
    </div>
  );
};
