import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { word } from '../../../core/language/index.ts';
import { briefOf, whoOf } from '../../words/task-words.ts';
import type { Placed } from '../days/calendar-data.ts';
import { EntryGlyph } from '../days/calendar-glyph.tsx';
import { stateOf, timeOfPlace } from '../days/calendar-words.ts';
import { leastMinutes } from '../days/lanes.ts';
import { dayMinutes } from '../days/place.ts';
import { mayStretch } from '../move/may-place.ts';
import type { Mover } from '../move/use-mover.ts';
import styles from './hours.module.css';

interface Props {
  placed: Placed;
  lane: number;
  lanes: number;
  isCrowded: boolean;
  isOpen: boolean;
  href: string;
  mover: Mover;
}

const share = (part: number, of: number) => `${(part / of) * 100}%`;
const besideCrowd = (part: number, of: number) => `calc((100% - var(--crowd)) * ${part / of})`;

/** A task as long as it takes. It is moved by itself, and stretched by its lower edge. */
export const Block = ({ placed, lane, lanes, isCrowded, isOpen, href, mover }: Props) => {
  const { task, minute, minutes } = placed;
  const state = stateOf(task, new Date());
  const isMoving = mover.moving?.task.id === task.id;
  const shown = Math.max(minutes, leastMinutes);
  const brief = state === 'late' ? t`Overdue, ${word(task.type)}` : briefOf(task);
  return (
    <div
      className={styles.place}
      style={{
        top: share(minute, dayMinutes),
        height: share(Math.min(shown, dayMinutes - minute), dayMinutes),
        left: isCrowded ? besideCrowd(lane, lanes) : share(lane, lanes),
        width: isCrowded ? besideCrowd(1, lanes) : share(1, lanes),
      }}
    >
      <Link
        className={styles.block}
        to={href}
        data-state={state}
        data-open={isOpen || undefined}
        data-short={shown < 45 || undefined}
        title={`${timeOfPlace(placed)}, ${whoOf(task)}, ${word(task.type)}`}
        {...mover.handle(task)}
      >
        <span className={styles.who}>
          <EntryGlyph task={task} isLate={state === 'late'} />
          {/* Where it is being moved to is seen; where it lies, its place says. */}
          {isMoving ? timeOfPlace(placed) : <VisuallyHidden>{timeOfPlace(placed)}</VisuallyHidden>}
          <span className="truncate">{whoOf(task)}</span>
        </span>
        <span className={`truncate ${styles.brief}`}>{brief}</span>
      </Link>
      {mayStretch(task) && <span className={styles.edge} data-edge={task.id} aria-hidden {...mover.edge(task)} />}
    </div>
  );
};
