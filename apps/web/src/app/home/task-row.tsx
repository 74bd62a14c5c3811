import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { IconCalendarTime } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTime, word } from '../../core/language/index.ts';
import {
  aboutOf,
  bandOf,
  DoneBox,
  mayBecome,
  TaskCalls,
  TaskGlyph,
  taskPath,
  timeWords,
  urgencyOf,
  whoOf,
} from '../../tasks/light.ts';
import { usePhone } from '../../ui/screen.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './home.module.css';
import { Complete, Reschedule } from './parts.ts';

interface Props {
  task: Task;
  now: Date;
  /** The one that comes next. */
  isNext: boolean;
  onComplete: (task: Task) => void;
  onReschedule: (task: Task) => void;
}

/** A task of the day: done or not, when, what, with whom, and the ways to reach them or to put it off. */
export const TaskRow = ({ task, now, isNext, onComplete, onReschedule }: Props) => {
  const phone = usePhone();
  const band = bandOf(task, now);
  const urgency = urgencyOf(task, now);
  const isDone = task.status === 'Completed';
  const late = urgency?.isLate && <StatusBadge tone="bad">{phone ? t`Overdue` : urgency.text}</StatusBadge>;
  const when = (
    <time className={styles.time} dateTime={task.date_time} data-late={urgency?.isLate || undefined}>
      {band === 'overdue' ? timeWords(task, band) : formatTime(task.date_time)}
    </time>
  );
  return (
    <li className={`${styles.line} ${styles.row}`} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span onPointerEnter={Complete.prefetch}>
        <DoneBox task={task} onComplete={onComplete} />
      </span>
      {!phone && when}
      {!phone && (
        <span className={styles.glyph}>
          <TaskGlyph type={task.type} />
        </span>
      )}
      <Link to={taskPath(task.id)} className={styles.rowText}>
        <span className={styles.rowFirst}>
          <span className={`truncate ${styles.rowName}`}>{whoOf(task)}</span>
          {!phone && <span className={styles.kind}>{word(task.type)}</span>}
          {phone && late}
        </span>
        <span className={`truncate ${styles.rowMore}`}>
          {phone && when} {phone ? word(task.type) : aboutOf(task)}
        </span>
      </Link>
      {!phone && late}
      <span className={styles.acts}>
        {!phone && mayBecome(task, 'Rescheduled') && (
          <button
            type="button"
            className={styles.icon}
            aria-label={t`Reschedule ${whoOf(task)}`}
            title={t`Reschedule`}
            onPointerEnter={Reschedule.prefetch}
            onClick={() => onReschedule(task)}
          >
            <IconCalendarTime aria-hidden />
          </button>
        )}
        <TaskCalls task={task} onCalled={onComplete} />
      </span>
    </li>
  );
};
