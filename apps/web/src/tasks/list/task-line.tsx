import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCalendarTime, IconChevronDown } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import type { CardProps } from '../../records/index.ts';
import { CardLink, RowMenu } from '../../ui/data-list/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { personLabel } from '../../ui/person-name.ts';
import { mayBecome } from '../actions/may-become.ts';
import { MoveMenu } from '../actions/move-menu.tsx';
import { TaskCalls } from '../actions/task-calls.tsx';
import type { TaskActions } from '../actions/use-task-actions.tsx';
import { bandOf } from '../words/bands.ts';
import { TaskGlyph } from '../words/task-glyph.tsx';
import { aboutOf, timeWords, whoOf } from '../words/task-words.ts';
import { DoneBox } from './done-box.tsx';
import styles from './list.module.css';
import { TaskEnd } from './task-end.tsx';

interface Props extends CardProps<Task> {
  actions: TaskActions;
  /** Whether its menu of dates is open. */
  isMoving: boolean;
  onMoving: (task: Task | undefined) => void;
}

/** A task on a desk: when, what, with whom, how it stands, whose it is. */
export const TaskLine = ({ row, href, onApproach, actions, isMoving, onMoving }: Props) => {
  const band = bandOf(row, new Date());
  const { user } = row.assigned_to;
  return (
    <article className={styles.line} data-done={row.status === 'Completed' || undefined} data-band={band}>
      <DoneBox task={row} onComplete={actions.complete} />
      <time className={styles.time} dateTime={row.date_time}>
        {timeWords(row, band)}
      </time>
      <span className={styles.glyph}>
        <TaskGlyph type={row.type} />
      </span>
      <div className={styles.words}>
        <span className="truncate">
          <CardLink className={styles.name} href={href} onApproach={onApproach}>
            {whoOf(row)}
          </CardLink>{' '}
          <span className={styles.type}>{word(row.type)}</span>
        </span>
        <span className={`truncate ${styles.about}`}>{aboutOf(row)}</span>
      </div>
      <span className={styles.end}>
        <TaskEnd task={row} />
      </span>
      {mayBecome(row, 'Rescheduled') && (
        <span className={`above-link ${styles.move}`} data-open={isMoving || undefined}>
          <MoveMenu
            task={row}
            opened={isMoving}
            onChange={(opened) => onMoving(opened ? row : undefined)}
            onMove={(at) => actions.move(row, at)}
            onPick={() => actions.reschedule(row)}
          >
            <Button
              size="xs"
              leftSection={<IconCalendarTime size={16} aria-hidden />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              {t`Reschedule`}
            </Button>
          </MoveMenu>
        </span>
      )}
      <span title={personLabel(user)}>
        <PersonSquare name={personLabel(user)} size={20} />
      </span>
      <span className={`above-link ${styles.calls}`}>
        <TaskCalls task={row} onCalled={actions.complete} />
        <RowMenu row={row} label={t`Actions for ${whoOf(row)}`} actions={actions.actions} />
      </span>
    </article>
  );
};
