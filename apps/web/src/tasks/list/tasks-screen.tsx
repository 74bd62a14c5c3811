import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../../core/keys/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { useMay } from '../../core/session/index.ts';
import { NoRecords, RecordListPage } from '../../records/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { mayBecome } from '../actions/may-become.ts';
import { useTaskActions } from '../actions/use-task-actions.tsx';
import { TaskRecord } from '../record/task-record.tsx';
import { bandOf, openCount } from '../words/bands.ts';
import { BandChips } from './band-chips.tsx';
import { BandHead } from './band-head.tsx';
import styles from './list.module.css';
import { TaskCard } from './task-card.tsx';
import { TaskFilters } from './task-filters.tsx';
import { TaskLine } from './task-line.tsx';
import { useMoveAll } from './use-move-all.ts';
import { tasksAhead, useTaskList } from './use-task-list.ts';

/** The row whose link or square has the focus. */
const focusedRow = () => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row) || undefined;

/** The calendar comes when somebody looks at it. */
const calendar = lazyPart(() => import('../calendar/calendar-screen.tsx'), 'CalendarScreen');

/** Tasks as a list or by their days, as the address says. */
export const TasksScreen = () =>
  useUrlState().get('view') === 'calendar' ? (
    <Suspense fallback={<LoadingRows rows={8} label={t`Loading the calendar`} />}>
      <calendar.Component />
    </Suspense>
  ) : (
    <TaskListScreen />
  );

TasksScreen.ahead = tasksAhead;

/** The day's work: what is overdue, today, tomorrow and later, and the open task beside it. All of it stands in the address. */
const TaskListScreen = () => {
  const { list, counts, isOfStatus } = useTaskList();
  const open = counts ? t`${openCount(counts)} open` : '';
  const phone = usePhone();
  const navigate = useNavigate();
  const mayAdd = useMay('task:create');
  const [moving, setMoving] = useState<Task>();
  const actions = useTaskActions();
  const moveAll = useMoveAll(list, counts);
  const onRow = (run: (task: Task) => void) => () => {
    const here = list.openId ?? focusedRow();
    const task = list.rows?.find(({ id }) => id === here);
    if (task) run(task);
  };
  useKeys({
    n: mayAdd ? { label: t`Add task`, run: () => void navigate('/addtask') } : undefined,
    ' ': { label: t`Complete the task`, run: onRow((task) => mayBecome(task, 'Completed') && actions.complete(task)) },
    r: {
      label: t`Reschedule the task`,
      run: onRow((task) => mayBecome(task, 'Rescheduled') && (phone ? actions.reschedule(task) : setMoving(task))),
    },
  });
  const add = mayAdd && (
    <Button component={Link} to="/addtask" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add task`}
    </Button>
  );
  const headOf = (row: Task, before: Task | undefined) => {
    const now = new Date();
    const band = bandOf(row, now);
    if (before && bandOf(before, now) === band) return null;
    return <BandHead band={band} counts={counts} onMoveAll={moveAll} />;
  };
  return (
    <>
      <RecordListPage
        name="tasks"
        title={t`Tasks`}
        // Of a status that is asked for it is the list's own count, as of other lists.
        count={isOfStatus ? undefined : open}
        list={list}
        headOf={headOf}
        phoneRow={(props) => <TaskCard {...props} actions={actions} />}
        views={[
          {
            kind: 'rows',
            draw: (props) => (
              <TaskLine {...props} actions={actions} isMoving={moving?.id === props.row.id} onMoving={setMoving} />
            ),
          },
          { kind: 'calendar', content: null },
        ]}
        filters={<TaskFilters list={list} />}
        actions={add}
        note={
          !phone && (
            <span className={styles.keys}>
              <Trans>
                Done <kbd>Space</kbd> move <kbd>R</kbd> next <kbd>J</kbd>
              </Trans>
            </span>
          )
        }
        empty={() => (
          <NoRecords
            list={list}
            title={t`No tasks`}
            one={t`task`}
            columns={undefined}
            why={t`Nothing is planned. A task is for an inquiry, a property, a contact or a project.`}
            action={add}
          />
        )}
        beside
        record={
          list.openId !== undefined && (
            <TaskRecord
              key={list.openId}
              id={list.openId}
              listed={list.listed}
              onClose={list.close}
              onPrevious={list.step(-1)}
              onNext={list.step(1)}
              onReplaced={list.open}
            />
          )
        }
      >
        {phone && <BandChips url={list.url} counts={counts} />}
      </RecordListPage>
      {actions.dialog}
    </>
  );
};
