import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import { mayBecome } from '../actions/may-become.ts';
import { whoOf } from '../words/task-words.ts';
import styles from './list.module.css';

/** The square before a task: done, or what it takes to be. */
export const DoneBox = ({ task, onComplete }: { task: Task; onComplete: (task: Task) => void }) => {
  const isDone = task.status === 'Completed';
  return (
    <button
      type="button"
      className={`above-link ${styles.box}`}
      aria-label={isDone ? t`${whoOf(task)}, done` : t`Complete ${whoOf(task)}`}
      aria-pressed={isDone}
      disabled={!mayBecome(task, 'Completed')}
      onClick={() => onComplete(task)}
    >
      <span className={styles.square}>{isDone && <IconCheck aria-hidden />}</span>
    </button>
  );
};
