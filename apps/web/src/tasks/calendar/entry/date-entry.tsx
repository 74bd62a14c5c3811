import type { CalendarDate } from '@angan/contract/tasks/calendar.ts';
import { Link } from 'react-router';
import { propertyPath } from '../../../records/index.ts';
import { KindGlyph } from '../days/calendar-glyph.tsx';
import { dateWords, propertyOf } from '../days/calendar-words.ts';
import styles from './entry.module.css';

/** A day on which something of a property ends, in a line that leads there. */
export const DateEntry = ({ date }: { date: CalendarDate }) => {
  const words = `${dateWords()[date.kind]}, ${propertyOf(date)}`;
  return (
    <li>
      <Link
        className={styles.entry}
        to={propertyPath(date.property.id)}
        title={`${words}, ${date.property.property_code}`}
      >
        <KindGlyph kind="dates" />
        <span className="truncate">{words}</span>
      </Link>
    </li>
  );
};
