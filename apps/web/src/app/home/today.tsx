import type { Home } from '@angan/contract/home/home.ts';
import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import { useNow } from '../../core/use-now.ts';
import { tourPath } from '../../records/light.ts';
import { bandWords } from '../../tasks/light.ts';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { Complete, Reschedule } from './parts.ts';
import { TaskRow } from './task-row.tsx';

const minute = 60_000;

/** The day's tasks by their time, after those that were left of the days before; then what tomorrow begins with. */
export const Today = ({ home }: { home: Home | undefined }) => {
  const now = useNow(minute);
  const [asked, setAsked] = useState<{ task: Task; to: 'complete' | 'reschedule' }>();
  const close = () => setAsked(undefined);
  const tasks = home?.tasks;
  const next = tasks?.results.find(
    ({ status, date_time }) => status === 'Scheduled' && Date.parse(date_time) >= now.getTime(),
  );
  const tour = home?.visits.results.find(({ visit_group }) => visit_group !== null)?.visit_group;
  const tomorrow = home?.tomorrow;
  const more = tomorrow ? tomorrow.count - tomorrow.results.length : 0;
  const row = (task: Task) => (
    <TaskRow
      key={task.id}
      task={task}
      now={now}
      isNext={task === next}
      onComplete={() => setAsked({ task, to: 'complete' })}
      onReschedule={() => setAsked({ task, to: 'reschedule' })}
    />
  );
  return (
    <Block
      title={bandWords().today}
      count={tasks && tasks.today + tasks.overdue}
      all="/tasks"
      aside={
        tour && (
          <Button component={Link} to={tourPath(tour)} size="xs">
            {t`Start tour`}
          </Button>
        )
      }
    >
      {!tasks && <BlockRows rows={8} lead="time" />}
      {tasks?.results.length === 0 && (
        <BlockEmpty
          sample={t`11:00 AM, Mehul Trivedi, Call: price talk, 4 BHK bungalow`}
          action={
            <Button component={Link} to="/addtask" size="xs">
              {t`Add task`}
            </Button>
          }
        >
          {t`Nothing is planned for today.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">{tasks?.results.map(row)}</ul>
      {tomorrow && tomorrow.count > 0 && (
        <section aria-label={bandWords().tomorrow}>
          <header className={`${styles.line} ${styles.partHead}`}>
            <h3>{bandWords().tomorrow}</h3>
            <span className={styles.note}>{formatNumber(tomorrow.count)}</span>
            <span className={styles.space} />
            {more > 0 && <Link to="/tasks?due=tomorrow">{t`${formatNumber(more)} more`}</Link>}
          </header>
          <ul className="list-unstyled">{tomorrow.results.map(row)}</ul>
        </section>
      )}
      <Suspense>
        {asked?.to === 'complete' && <Complete.Component task={asked.task} onClose={close} />}
        {asked?.to === 'reschedule' && <Reschedule.Component task={asked.task} onClose={close} />}
      </Suspense>
    </Block>
  );
};
