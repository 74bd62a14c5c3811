import type { DayContent } from '../days/calendar-data.ts';
import { lanesOf } from '../days/lanes.ts';
import { longDay } from '../days/span.ts';
import type { useCursor } from '../move/use-cursor.ts';
import type { Mover } from '../move/use-mover.ts';
import { Block } from './block.tsx';
import { CrowdButton } from './crowd-button.tsx';
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
  /** Pixels that it is wide; 0 while that is not known. */
  width: number;
  hrefOf: (id: number) => string;
  onDay: () => void;
}

/** Pixels in which a name can be made out, and those of the strip for what has no room, as the styles have it. */
const leastWidth = 60;
const crowdWidth = 32;
/** How many have room beside each other in so many pixels. */
const roomFor = (width: number) => Math.max(1, Math.floor(width / leastWidth));

/** The hours of a day, with its tasks as long as they take. */
export const HoursOfDay = ({ content, isToday, slots, mover, openId, width, hrefOf, onDay }: Props) => {
  const { placed, crowds } = lanesOf(content.tasks, {
    most: width === 0 ? content.tasks.length : roomFor(width),
    mostCrowded: roomFor(width - crowdWidth),
    isKept: ({ task }) => task.id === openId || task.id === mover.moving?.task.id,
  });
  return (
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
      {placed.map(({ item, lane, lanes, isCrowded }) => (
        <Block
          key={item.task.id}
          placed={item}
          lane={lane}
          lanes={lanes}
          isCrowded={isCrowded}
          isOpen={item.task.id === openId}
          href={hrefOf(item.task.id)}
          mover={mover}
        />
      ))}
      {crowds.map((crowd) => (
        <CrowdButton key={crowd.minute} crowd={crowd} hrefOf={hrefOf} onDay={onDay} />
      ))}
      {isToday && <NowLine />}
    </section>
  );
};
