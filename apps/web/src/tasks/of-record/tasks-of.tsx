import { pageSize } from '@angan/contract/kit/resource.ts';
import { type Task, taskCalls } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { useTaskActions } from '../actions/use-task-actions.tsx';
import { TaskCard } from '../list/task-card.tsx';
import { addTaskPath, taskPath } from '../words/task-paths.ts';
import styles from './of-record.module.css';

interface Props {
  of: 'inquiry' | 'property' | 'contact' | 'project' | 'deal' | 'loan';
  id: number;
  /** Stands with its own heading inside something else. */
  inside?: boolean;
}

const isAhead = ({ status }: Task) => status === 'Scheduled' || status === 'Missed';

/** What has to be done comes first, the next of it on top; then what was done, the latest first. */
const inOrder = (tasks: readonly Task[]): Task[] => {
  const byTime = tasks.toSorted((a, b) => Date.parse(a.date_time) - Date.parse(b.date_time));
  return [...byTime.filter(isAhead), ...byTime.filter((task) => !isAhead(task)).reverse()];
};

/** The tasks of a record, to be completed, put off and added from there. */
export const TasksOf = ({ of, id, inside = false }: Props) => {
  const tasks = useQuery({
    ...query(
      taskCalls.list,
      { query: { [of]: String(id), ordering: '-date_time', page_size: String(pageSize.most) } },
      { quiet: true },
    ),
    enabled: useMay('task:view'),
  });
  const mayAdd = useMay('task:create');
  const actions = useTaskActions();
  return (
    <QueryView query={tasks} failed={t`The tasks did not load.`} loading={t`Loading the tasks`} rows={inside ? 2 : 4}>
      {({ results }) => (
        <section className={styles.tasks} data-inside={inside || undefined} aria-label={t`Tasks`}>
          <div className={styles.head}>
            {inside ? (
              <h3 className={styles.title}>{t`Tasks`}</h3>
            ) : (
              results.length === 0 && <span>{t`No tasks yet.`}</span>
            )}
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
          <ul className="list-unstyled">
            {inOrder(results).map((task) => (
              <li key={task.id} className={styles.row}>
                <TaskCard row={task} of={of} href={taskPath(task.id)} actions={actions} onApproach={() => undefined} />
              </li>
            ))}
          </ul>
          {actions.dialog}
        </section>
      )}
    </QueryView>
  );
};
