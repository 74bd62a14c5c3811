import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useElementSize } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { formatWeekdayShort } from '../../../core/language/index.ts';
import { ScrollBox } from '../../../ui/scroll-box.ts';
import type { DayContent } from '../days/calendar-data.ts';
import { timeOfPlace } from '../days/calendar-words.ts';
import { longDay, shortDay } from '../days/span.ts';
import { DateEntry } from '../entry/date-entry.tsx';
import { FestivalBar } from '../entry/festival-bar.tsx';
import { useCursor } from '../move/use-cursor.ts';
import type { Mover } from '../move/use-mover.ts';
import styles from './hours.module.css';
import { HoursOfDay } from './hours-of-day.tsx';

interface Props {
  content: readonly DayContent[];
  mover: Mover;
  openId: number | undefined;
  hrefOf: (id: number) => string;
  /** Where a task is added at an hour; left out where none may be. */
  addAt: ((day: string, hour: number) => void) | undefined;
  onDay: (day: string) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour at which a day is first seen, unless something stands before it. */
const morning = 9;

/** '9 AM' */
const hourWords = (day: string, hour: number) => timeOfPlace({ day, minute: hour * 60 }).replace(':00', '');

/** The hours of some days beside each other, with what ends on them above. */
export const Hours = ({ content, mover, openId, hrefOf, addAt, onDay }: Props) => {
  const today = dayInIndia();
  const columns = content.length;
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: firstHead, width } = useElementSize<HTMLDivElement>();
  const first = content[0]!.day;
  const cursor = useCursor({ rows: 24, columns, start: morning * columns });
  const earliest = Math.min(
    morning,
    ...content.flatMap(({ tasks }) => tasks.map(({ minute }) => Math.floor(minute / 60))),
  );
  const isThere = content.some(({ count }) => count > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the days, and once what stands on them is there
  useLayoutEffect(() => {
    const box = scroller.current;
    const hour = box?.querySelector<HTMLElement>('[data-hours]')?.offsetHeight ?? 0;
    if (box) box.scrollTop = (hour / 24) * earliest - 4;
  }, [first, columns, isThere]);
  return (
    <ScrollBox className="scrolls" ref={scroller} aria-label={t`Hours`}>
      <div className={styles.grid} data-columns={columns} {...cursor.bind}>
        <div className={styles.heads}>
          <span className={styles.corner} />
          {content.map(({ day }) => (
            <div
              key={day}
              ref={day === first ? firstHead : null}
              className={styles.head}
              data-today={day === today || undefined}
            >
              <button type="button" className={styles.headDay} title={longDay(day)} onClick={() => onDay(day)}>
                {formatWeekdayShort(day)} <b>{shortDay(day)}</b>
              </button>
            </div>
          ))}
          <span className={styles.allDay}>{t`all day`}</span>
          {content.map(({ day, dates, left, isClosed, festivals }) => (
            <div key={day} className={styles.dates} data-day={day} data-closed={isClosed || undefined}>
              {isClosed && <span className={styles.closed}>{t`closed`}</span>}
              {festivals.map((festival) => (
                <FestivalBar key={festival.name} festival={festival} />
              ))}
              <ul className={styles.dateLines}>
                {dates.map((date) => (
                  <DateEntry key={`${date.kind}${date.property.id}`} date={date} />
                ))}
                {left > 0 && (
                  <li>
                    <button type="button" className={styles.more} onClick={() => onDay(day)}>
                      {t`${left} more`}
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.clock} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} className={styles.hour}>
              {hour > 0 && hourWords(first, hour)}
            </span>
          ))}
        </div>
        {content.map((one, column) => (
          <HoursOfDay
            key={one.day}
            content={one}
            isToday={one.day === today}
            slots={hours.map((hour) => ({
              label: t`Add a task on ${longDay(one.day)}, ${hourWords(one.day, hour)}`,
              onAdd: addAt && (() => addAt(one.day, hour)),
              cell: cursor.cell(hour * columns + column),
            }))}
            mover={mover}
            openId={openId}
            width={width}
            hrefOf={hrefOf}
            onDay={() => onDay(one.day)}
          />
        ))}
      </div>
    </ScrollBox>
  );
};
