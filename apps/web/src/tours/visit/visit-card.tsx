import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { Place } from '@angan/contract/tasks/tours.ts';
import { checkInWords } from '@angan/domain/check-in.ts';
import { t } from '@lingui/core/macro';
import { IconNavigation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTime, word } from '../../core/language/index.ts';
import { comingFrom, homeName, type Origin, placeOf, priceText, propertyPath } from '../../records/index.ts';
import { confirmedWords } from '../../shares/index.ts';
import { personName } from '../../ui/person-name.ts';
import { Picture } from '../../ui/picture.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { RecordCall } from '../../viewed/index.ts';
import { endWords, mapsLink, taskTones } from '../visit-words.ts';
import { AdjustLimits } from './adjust-limits.tsx';
import styles from './visit.module.css';
import { VisitActions } from './visit-actions.tsx';

interface Props {
  visit: Task & { place: Place | null };
  number: number;
  isNext: boolean;
  origin: Origin;
}

/** A stop of a tour: when, what, whom to ring, the way there, and how it went. */
export const VisitCard = ({ visit, number, isNext, origin }: Props) => {
  const { property, place, status } = visit;
  const isAhead = status === 'Scheduled';
  return (
    <li className={styles.card} data-over={!isAhead || undefined}>
      <div className={styles.when}>
        <span className={styles.number}>{number}</span>
        <time className={styles.time} dateTime={visit.date_time}>
          {formatTime(visit.date_time)}
        </time>
        <span className={styles.minutes}>{t`${visit.duration_minutes} minutes`}</span>
        <span className={styles.space} />
        {!isAhead && <StatusBadge tone={taskTones[status]}>{status}</StatusBadge>}
      </div>
      {property && (
        <div className={styles.what}>
          <Picture size="row" src={property.cover} />
          <div className={styles.words}>
            <Link className={styles.title} to={propertyPath(property.id)} state={comingFrom(origin)}>
              {homeName(property)}
            </Link>
            <p className={styles.second}>
              {[property.unit_no && [property.wing, property.unit_no].filter(Boolean).join('-'), placeOf(property)]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className={styles.second}>
              {priceText(property)}, {property.property_code}
            </p>
            {isAhead && property.visiting_hours && (
              <p className={styles.second}>{t`Visiting hours: ${property.visiting_hours}`}</p>
            )}
            {place && isAhead && (
              <a className={styles.maps} href={mapsLink(place)} target="_blank" rel="noreferrer">
                <IconNavigation size={16} aria-hidden /> {t`Open in Maps`}
              </a>
            )}
          </div>
        </div>
      )}
      {property?.contact && isAhead && (
        <div className={styles.owner}>
          <span className={styles.ownerName}>
            {personName(property.contact.name)} <span className={styles.second}>{t`Owner`}</span>
          </span>
          <RecordCall record={{ ...property, kind: 'property', contact: property.contact }} />
        </div>
      )}
      {visit.check_in && (
        <p className={styles.second}>
          {t`Checked in at ${formatTime(visit.check_in.at)}, ${checkInWords(visit.check_in, word)}`}
        </p>
      )}
      {visit.visitor_confirm && (
        <p className={styles.second}>{t`Visit slip: ${confirmedWords()[visit.visitor_confirm.method]}`}</p>
      )}
      {endWords(visit) && <p className={styles.end}>{endWords(visit)}</p>}
      <AdjustLimits visit={visit} />
      <VisitActions visit={visit} isNext={isNext} />
    </li>
  );
};
