import type { DemoDay } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import type { DemoLanguage } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, formatTime, formatWeekday, formatWeekdayShort } from '../../core/language/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from './slot-picker.module.css';
import { isOffered } from './use-free-slots.ts';

interface Props {
  days: readonly DemoDay[];
  language: DemoLanguage;
  /** The day in sight; the first with a free time where none was chosen. */
  day: string | null;
  slot: number | null;
  onDay: (day: string) => void;
  onSlot: (slot: number) => void;
  error?: string | undefined;
}

/** '23/11' */
const dayAndMonth = (day: string) => formatDate(day).slice(0, 5);

/** The days ahead as chips, and the times of one as buttons. What is taken stays in sight, struck through. */
export const SlotPicker = ({ days, language, day, slot, onDay, onSlot, error }: Props) => {
  const isFree = ({ slots }: DemoDay) => slots.some((one) => isOffered(one, language));
  const shown = days.find(({ date }) => date === day) ?? days.find(isFree);
  const chosen = shown?.slots.find(({ id }) => id === slot);
  if (!days.some(isFree))
    return (
      <div className={styles.picker}>
        <p className={styles.none}>{t`No time is free in the next two weeks.`}</p>
        <p className={styles.chosen}>
          <Link to="/support">{t`Talk to us, and we find one.`}</Link>
        </p>
      </div>
    );
  return (
    <div className={styles.picker}>
      <fieldset className={styles.days} aria-label={t`Day`}>
        {days.map((one) => (
          <button
            key={one.date}
            type="button"
            className={styles.day}
            aria-pressed={one === shown}
            data-full={!isFree(one) || undefined}
            onClick={() => onDay(one.date)}
          >
            <span>{formatWeekdayShort(one.date)}</span> <strong>{dayAndMonth(one.date)}</strong>
            {!isFree(one) && <VisuallyHidden>{t`no free time`}</VisuallyHidden>}
          </button>
        ))}
      </fieldset>
      {shown && !isFree(shown) && (
        <p className={styles.none}>
          {shown.slots.length === 0
            ? t`There are no times on this day.`
            : t`Every time of this day is taken. Choose another day.`}
        </p>
      )}
      {shown && isFree(shown) && (
        <fieldset className={styles.times} aria-label={t`Time`}>
          {shown.slots.map((one) => (
            <button
              key={one.id}
              type="button"
              className={styles.time}
              aria-pressed={one.id === slot}
              disabled={!isOffered(one, language)}
              onClick={() => onSlot(one.id)}
            >
              {formatTime(one.starts_at)}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.chosen} aria-live="polite">
        {chosen && shown
          ? t`${formatWeekday(shown.date)} ${formatDate(shown.date)}, ${formatTime(chosen.starts_at)} India time`
          : t`Times are India time.`}
      </p>
      {error && <ErrorState title={error} />}
    </div>
  );
};
