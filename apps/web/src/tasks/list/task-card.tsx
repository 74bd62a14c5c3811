import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { IconCalendar, IconCalendarTime, IconCheck } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import type { CardProps } from '../../records/index.ts';
import { CardLink, RowMenu } from '../../ui/data-list/index.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { mayBecome } from '../actions/may-become.ts';
import { TaskCalls } from '../actions/task-calls.tsx';
import type { TaskActions } from '../actions/use-task-actions.tsx';
import { bandOf } from '../words/bands.ts';
import { tomorrowOf } from '../words/move-times.ts';
import { aboutOf, timeWords, whoOf } from '../words/task-words.ts';
import { DoneBox } from './done-box.tsx';
import styles from './list.module.css';
import { TaskEnd } from './task-end.tsx';

interface Props extends CardProps<Task> {
  /** The record that it stands in, which says already whom it is about. */
  of?: 'inquiry' | 'property' | 'contact' | 'project' | 'deal' | 'loan';
  actions: TaskActions;
}

/** A task on a phone: swiped right it is done, swiped left it is put off. The same stands in the task itself, and in its menu on a record. */
export const TaskCard = ({ row, of, href, onApproach, actions }: Props) => {
  const mayComplete = mayBecome(row, 'Completed');
  const mayMove = mayBecome(row, 'Rescheduled');
  const { bind, side, close } = useSwipe({
    onRight: mayComplete ? () => actions.complete(row) : undefined,
    opensLeft: mayMove,
  });
  const band = bandOf(row, new Date());
  const andClose = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <div className={styles.swipe}>
      {side === 'right' && (
        <span className={styles.done} aria-hidden>
          <IconCheck size={18} /> {t`Done`}
        </span>
      )}
      {side === 'left' && (
        <span className={styles.later}>
          <button type="button" onClick={andClose(() => actions.move(row, tomorrowOf(row.date_time, new Date())))}>
            <IconCalendarTime size={20} aria-hidden />
            {t`Tomorrow`}
          </button>
          <button type="button" onClick={andClose(() => actions.reschedule(row))}>
            <IconCalendar size={20} aria-hidden />
            {t`Pick`}
          </button>
        </span>
      )}
      <article className={styles.card} data-done={row.status === 'Completed' || undefined} data-band={band} {...bind}>
        <DoneBox task={row} onComplete={actions.complete} />
        <div className={styles.words}>
          <span className={styles.cardHead}>
            <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
              {of ? word(row.type) : whoOf(row)}
            </CardLink>
            <TaskEnd task={row} />
          </span>
          <span className="truncate">
            <time className={styles.when} dateTime={row.date_time}>
              {timeWords(row, band)}
            </time>{' '}
            {!of && word(row.type)}
            {(of === 'property' || of === 'project') && row.inquiry && whoOf(row)}
          </span>
          <span className={`truncate ${styles.about}`}>{aboutOf(row)}</span>
        </div>
        <span className={`above-link ${styles.calls}`}>
          {of !== 'inquiry' && of !== 'contact' && <TaskCalls task={row} onCalled={actions.complete} />}
          {of && <RowMenu row={row} label={t`Actions for ${whoOf(row)}`} actions={actions.actions} />}
        </span>
      </article>
    </div>
  );
};
