import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatWeekday } from '../../../core/language/index.ts';
import { propertyPath } from '../../../records/index.ts';
import { TaskCalls } from '../../actions/task-calls.tsx';
import { briefOf, whoOf } from '../../words/task-words.ts';
import type { DayContent, Placed } from '../days/calendar-data.ts';
import { EntryGlyph, KindGlyph } from '../days/calendar-glyph.tsx';
import { dateWords, partOfDay, propertyOf, shortTime, stateOf } from '../days/calendar-words.ts';
import { shortDay } from '../days/span.ts';
import { FestivalBar } from '../entry/festival-bar.tsx';
import type { Mover } from '../move/use-mover.ts';
import styles from './agenda.module.css';

interface Props {
  /** From the day that was chosen. */
  content: readonly DayContent[];
  hrefOf: (id: number) => string;
  /** Shows a day whose tasks did not all come. */
  onWhole: (day: string) => void;
  /** Moves tasks to other days by a finger, a mouse or the keyboard. */
  mover: Mover;
  /** Opens the task of somebody who was called for it. */
  onCalled: (id: number) => void;
}

/** 'Today', 'Tomorrow, Sunday 22/11', 'Monday 23/11' */
const dayWords = (day: string): string => {
  const today = dayInIndia();
  if (day === today) return t`Today`;
  const words = `${formatWeekday(day)} ${shortDay(day)}`;
  return day === addDays(today, 1) ? t`Tomorrow, ${words}` : words;
};

/** What comes, day by day; a day with nothing is left out unless it is the one that was chosen. */
export const Agenda = ({ content, ...rest }: Props) => (
  <div className={styles.agenda}>
    {content
      .filter(({ count, festivals }, at) => count > 0 || festivals.length > 0 || at === 0)
      .map((one) => (
        <DayOfAgenda key={one.day} {...one} {...rest} />
      ))}
  </div>
);

const DayOfAgenda = ({
  day,
  tasks,
  dates,
  festivals,
  count,
  left,
  hrefOf,
  onWhole,
  onCalled,
  mover,
}: DayContent & Omit<Props, 'content'>) => {
  const now = new Date();
  const late = tasks.filter(({ task }) => stateOf(task, now) === 'late').length;
  return (
    <section aria-label={dayWords(day)} data-day={day}>
      <div className={styles.band}>
        <h2 className={styles.name}>{dayWords(day)}</h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
        {late > 0 && <span className={styles.late}>{t`${late} overdue`}</span>}
      </div>
      <ul className={styles.lines}>
        {festivals.map((festival) => (
          <li key={festival.name} className={styles.festival}>
            <FestivalBar festival={festival} />
          </li>
        ))}
        {count === 0 && festivals.length === 0 && <li className={styles.none}>{t`Nothing is planned.`}</li>}
        {dates.map((date) => (
          <li key={`${date.kind}${date.property.id}`} className={styles.line}>
            <span className={styles.time}>{t`All day`}</span>
            <span className={styles.glyph}>
              <KindGlyph kind="dates" size={18} />
            </span>
            <span className={styles.words}>
              <Link className={`truncate stretched-link ${styles.who}`} to={propertyPath(date.property.id)}>
                {dateWords()[date.kind]}
              </Link>
              <span className={`truncate ${styles.brief}`}>{propertyOf(date)}</span>
            </span>
          </li>
        ))}
        {tasks.map((placed) => (
          <LineOfAgenda
            key={placed.task.id}
            placed={placed}
            now={now}
            href={hrefOf(placed.task.id)}
            onCalled={onCalled}
            mover={mover}
          />
        ))}
        {left > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => onWhole(day)}>
              {t`${left} more`}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};

interface LineProps {
  placed: Placed;
  now: Date;
  href: string;
  onCalled: (id: number) => void;
  mover: Mover;
}

const LineOfAgenda = ({ placed, now, href, onCalled, mover }: LineProps) => {
  const { task } = placed;
  const state = stateOf(task, now);
  return (
    <li className={styles.line} data-state={state} data-moving={mover.moving?.task.id === task.id || undefined}>
      <time className={styles.time} dateTime={task.date_time}>
        <b>{shortTime(placed)}</b> {partOfDay(placed)}
      </time>
      <span className={styles.glyph}>
        <EntryGlyph task={task} isLate={state === 'late'} size={18} />
      </span>
      <span className={styles.words}>
        <Link className={`truncate stretched-link ${styles.who}`} to={href} {...mover.handle(task)}>
          {whoOf(task)}
        </Link>
        <span className={`truncate ${styles.brief}`}>{briefOf(task)}</span>
      </span>
      {state !== 'done' && (
        <span className={`above-link ${styles.calls}`}>
          <TaskCalls task={task} onCalled={({ id }) => onCalled(id)} />
        </span>
      )}
      {state === 'done' && <IconCheck className={styles.done} size={20} role="img" aria-label={t`Done`} />}
    </li>
  );
};
