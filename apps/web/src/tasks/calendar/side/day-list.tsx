import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { PersonSquare } from '../../../ui/person.tsx';
import { personLabel } from '../../../ui/person-name.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { RecordPanel } from '../../../ui/record-panel.tsx';
import { briefOf, whoOf } from '../../words/task-words.ts';
import { contentOf } from '../days/calendar-data.ts';
import { EntryGlyph } from '../days/calendar-glyph.tsx';
import { stateOf, timeOfPlace } from '../days/calendar-words.ts';
import { longDay } from '../days/span.ts';
import { type Asked, useCalendar } from '../days/use-calendar.ts';
import { DateEntry } from '../entry/date-entry.tsx';
import { FestivalBar } from '../entry/festival-bar.tsx';
import styles from './side.module.css';

interface Props {
  day: string;
  asked: Asked;
  hrefOf: (id: number) => string;
  onDay: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Everything that stands on one day, beside the month. */
export const DayList = ({ day, asked, hrefOf, onDay, onClose }: Props) => {
  const calendar = useCalendar([day], asked);
  const [content] = contentOf(calendar.data, [day]);
  const { tasks, dates, festivals, count, left } = content!;
  const now = new Date();
  const late = tasks.filter(({ task }) => stateOf(task, now) === 'late').length;
  const words = [t`${count} on the day`, ...(late > 0 ? [t`${late} overdue`] : [])].join(', ');
  return (
    <RecordPanel
      label={t`Day`}
      title={longDay(day)}
      subtitle={calendar.data ? words : t`Loading the day`}
      onClose={onClose}
      onPrevious={() => onDay(-1)}
      onNext={() => onDay(1)}
    >
      {!calendar.data && (
        <QueryView query={calendar} failed={t`The day did not load.`} loading={t`Loading the day`} rows={4} />
      )}
      {festivals.length > 0 && (
        <div className={styles.festivals}>
          {festivals.map((festival) => (
            <FestivalBar key={festival.name} festival={festival} />
          ))}
        </div>
      )}
      {calendar.data && count === 0 && <p className={styles.none}>{t`Nothing is planned.`}</p>}
      <ul className={styles.list} aria-label={longDay(day)}>
        {dates.map((date) => (
          <DateEntry key={`${date.kind}${date.property.id}`} date={date} />
        ))}
        {tasks.map((placed) => {
          const { task } = placed;
          const state = stateOf(task, now);
          const { user } = task.assigned_to;
          return (
            <li key={task.id} className={styles.line} data-state={state}>
              <EntryGlyph task={task} isLate={state === 'late'} size={18} />
              <div className={styles.words}>
                <Link className={`truncate stretched-link ${styles.name}`} to={hrefOf(task.id)}>
                  {whoOf(task)}
                </Link>
                <span className={`truncate ${styles.brief}`}>{briefOf(task)}</span>
              </div>
              <span className={styles.end}>
                <time dateTime={task.date_time}>{timeOfPlace(placed)}</time>
                <span title={personLabel(user)}>
                  <PersonSquare name={personLabel(user)} size={20} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {left > 0 && <p className={styles.none}>{t`${left} more. Choose whose in the filter to see them all.`}</p>}
    </RecordPanel>
  );
};
