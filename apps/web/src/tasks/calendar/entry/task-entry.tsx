import { Link } from 'react-router';
import { word } from '../../../core/language/index.ts';
import { whoOf } from '../../words/task-words.ts';
import type { Placed } from '../days/calendar-data.ts';
import { EntryGlyph } from '../days/calendar-glyph.tsx';
import { shortTime, stateOf, timeOfPlace } from '../days/calendar-words.ts';
import type { Mover } from '../move/use-mover.ts';
import styles from './entry.module.css';

interface Props {
  placed: Placed;
  isOpen: boolean;
  href: string;
  mover: Mover;
}

/** A task in a line: what, when, with whom. It can be taken up and moved. */
export const TaskEntry = ({ placed, isOpen, href, mover }: Props) => {
  const { task } = placed;
  const state = stateOf(task, new Date());
  return (
    <li>
      <Link
        className={styles.entry}
        to={href}
        data-state={state}
        data-open={isOpen || undefined}
        title={`${timeOfPlace(placed)}, ${whoOf(task)}, ${word(task.type)}`}
        {...mover.handle(task)}
      >
        <EntryGlyph task={task} isLate={state === 'late'} />
        <time className={styles.time} dateTime={task.date_time}>
          {shortTime(placed)}
        </time>
        <span className="truncate">{whoOf(task)}</span>
      </Link>
    </li>
  );
};
