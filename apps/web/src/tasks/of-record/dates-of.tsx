import { pageSize } from '@angan/contract/kit/resource.ts';
import { type Task, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDate, formatTime, formatWeekdayShort, word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { RowMenu } from '../../ui/data-list/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { useTaskActions } from '../actions/use-task-actions.tsx';
import { addTaskPath, taskPath } from '../words/task-paths.ts';
import styles from './of-record.module.css';

/** A day that a record has of its own, beside its tasks. */
export interface OwnDate {
  /** YYYY-MM-DD */
  on: string;
  text: string;
  note?: string | undefined;
}

interface Props {
  of: 'deal';
  id: number;
  dates: readonly OwnDate[];
}

type Entry = OwnDate & { task?: Task };

const entryOf = (task: Task): Entry => ({
  on: dayInIndia(task.date_time),
  text: word(task.title || task.type),
  note: [formatTime(task.date_time), task.comment].filter(Boolean).join(', '),
  task,
});

/** How far off a day is, and whether it is over: 'in 2 days', '3 days late'. */
const farOff = (on: string, today: string): { words: string; tone: 'late' | 'today' | 'soon' | undefined } => {
  const days = daysBetween(today, on);
  if (days === 0) return { words: t`today`, tone: 'today' };
  if (days < 0) return { words: plural(-days, { one: '# day late', other: '# days late' }), tone: 'late' };
  if (days > 7) return { words: '', tone: undefined };
  return { words: plural(days, { one: 'tomorrow', other: 'in # days' }), tone: 'soon' };
};

/** What lies ahead of a record by its day: the tasks that are open, and the days that it has itself. */
export const DatesOf = ({ of, id, dates }: Props) => {
  const tasks = useQuery({
    ...query(
      taskCalls.list,
      {
        query: {
          [of]: String(id),
          status: ['Scheduled', 'Missed'],
          ordering: 'date_time',
          page_size: String(pageSize.most),
        },
      },
      { quiet: true },
    ),
    enabled: useMay('task:view'),
  });
  const mayAdd = useMay('task:create');
  const actions = useTaskActions();
  return (
    <section aria-label={t`Next dates`}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t`Next dates`}</h3>
        {mayAdd && (
          <Button
            size="xs"
            className={styles.add ?? ''}
            component={Link}
            to={addTaskPath(of, id)}
            leftSection={<IconPlus size={14} aria-hidden />}
          >
            {t`Add task`}
          </Button>
        )}
      </div>
      <QueryView query={tasks} failed={t`The tasks did not load.`} loading={t`Loading the tasks`} rows={3}>
        {({ results }) => {
          const entries: Entry[] = [...results.map(entryOf), ...dates].toSorted((a, b) => (a.on < b.on ? -1 : 1));
          if (entries.length === 0) return <p className={styles.none}>{t`Nothing is planned.`}</p>;
          return (
            <ol className="list-unstyled">
              {entries.map((entry) => (
                <DateRow key={`${entry.task?.id ?? ''} ${entry.on} ${entry.text}`} {...entry} actions={actions} />
              ))}
            </ol>
          );
        }}
      </QueryView>
      {actions.dialog}
    </section>
  );
};

const DateRow = ({
  on,
  text,
  note,
  task,
  actions,
}: Entry & { actions: Pick<ReturnType<typeof useTaskActions>, 'actions'> }) => {
  const { words, tone } = farOff(on, dayInIndia());
  return (
    <li className={styles.date}>
      <time dateTime={on} className={styles.day}>
        {formatDate(on).slice(0, 5)}
        <small>{formatWeekdayShort(on)}</small>
      </time>
      <span className={styles.what}>
        {task ? <Link to={taskPath(task.id)}>{text}</Link> : text}
        <small>
          {words && <span data-tone={tone}>{words}</span>}
          {words && note && ', '}
          {note}
        </small>
      </span>
      {task && <RowMenu row={task} label={t`Actions for ${text}`} actions={actions.actions} />}
    </li>
  );
};
