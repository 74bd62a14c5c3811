import type { DayContent } from '../days/calendar-data.ts';
import { lanesOf } from '../days/lanes.ts';
import { longDay } from '../days/span.ts';
import type { useCursor } from '../move/use-cursor.ts';
import type { Mover } from '../move/use-mover.ts';
import { Block } from './block.tsx';
import styles from './hours.module.css';
import { NowLine } from './now-line.tsx';

interface Slot {
  label: string;
  onAdd: (() => void) | undefined;
  cell: ReturnType<ReturnType<typeof useCursor>['cell']>;
}
interface Props {
  content: DayContent;
  isToday: boolean;
  /** Its hours, each of which adds a task. */
  slots: readonly Slot[];
  mover: Mover;
  openId: number | undefined;
  hrefOf: (id: number) => string;
}

/** The hours of a day, with its tasks as long as they take. */
export const HoursOfDay = ({ content, isToday, slots, mover, openId, hrefOf }: Props) => (
  <section
    className={styles.day}
    data-day={content.day}
    data-hours
    data-today={isToday || undefined}
    data-closed={content.isClosed || undefined}
    aria-label={longDay(content.day)}
  >
    {slots.map(({ label, onAdd, cell }) => (
      <button
        key={label}
        type="button"
        className={styles.slot}
        aria-label={label}
        disabled={!onAdd}
        onClick={onAdd}
        {...cell}
      />
    ))}
    {lanesOf(content.tasks).map(({ item, lane, lanes }) => (
      <Block
        key={item.task.id}
        placed={item}
        lane={lane}
        lanes={lanes}
        isOpen={item.task.id === openId}
        href={hrefOf(item.task.id)}
        mover={mover}
      />
    ))}
    {isToday && <NowLine />}
  </section>
);
