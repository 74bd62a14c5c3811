import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { IconFlag } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import { taskTones } from '../../tours/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { urgencyOf } from '../words/task-words.ts';
import styles from './list.module.css';

/** How a task stands, in words: late, soon, how it ended, or that it matters more than others. */
export const TaskEnd = ({ task }: { task: Task }) => {
  const { status, outcome, priority } = task;
  if (status === 'Completed') return <span className={styles.outcome}>{word(outcome ?? t`Done`)}</span>;
  const urgency = urgencyOf(task, new Date());
  return (
    <>
      {priority === 'High' && (
        <span className={`${styles.outcome} ${styles.flag}`}>
          <IconFlag size={16} role="img" aria-label={word(priority)} />
          <span aria-hidden>{word(priority)}</span>
        </span>
      )}
      {urgency?.isLate && <StatusBadge tone="bad">{urgency.text}</StatusBadge>}
      {urgency && !urgency.isLate && <span className={styles.soon}>{urgency.text}</span>}
      {!urgency && status !== 'Scheduled' && <StatusBadge tone={taskTones[status]}>{word(status)}</StatusBadge>}
    </>
  );
};
