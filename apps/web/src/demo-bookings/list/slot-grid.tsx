import type { DemoSlot } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { formatDate, formatNumber, formatTime, formatWeekdayShort } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SlotForm } from './slot-form.tsx';
import styles from './slot-grid.module.css';
import { useGrid } from './use-demos.ts';

/** The slots of the next days as squares: free, with how many are booked, or hatched where closed. */
export const SlotGrid = ({ days: most }: { days: number }) => {
  const grid = useGrid();
  const [open, setOpen] = useState<DemoSlot>();
  return (
    <QueryView query={grid} failed={t`The slots did not load.`} loading={t`Loading the slots`} rows={3}>
      {({ slots }) => {
        const days = [...Map.groupBy(slots, ({ date }) => date)].slice(0, most);
        if (days.length === 0) return <p>{t`There are no slots ahead. They are made each night.`}</p>;
        return (
          <div className={styles.grid}>
            {days.map(([date, ofDay]) => (
              <fieldset key={date} className={styles.day} aria-label={formatDate(date)}>
                <span className={styles.name}>
                  {formatWeekdayShort(date)} {formatDate(date).slice(0, 5)}
                </span>
                <span className={styles.squares}>
                  {ofDay.map((slot) => (
                    <button
                      key={slot.id}
                      type="button"
                      className={styles.square}
                      data-state={stateOf(slot)}
                      aria-label={t`${formatTime(slot.starts_at)}, ${wordsOf(slot)}`}
                      onClick={() => setOpen(slot)}
                    >
                      {slot.booked_count > 0 && formatNumber(slot.booked_count)}
                    </button>
                  ))}
                </span>
              </fieldset>
            ))}
            <p className={styles.hours} aria-hidden>
              <span className={styles.name} />
              <span className={styles.squares}>
                {days[0]![1].map(({ id, start_time }) => (
                  <span key={id}>
                    {start_time.endsWith(':00') && String(Number(start_time.slice(0, 2)) % 12 || 12)}
                  </span>
                ))}
              </span>
            </p>
            <p className={styles.key} aria-hidden>
              <i className={styles.square} data-state="free" /> {t`free`}
              <i className={styles.square} data-state="booked" /> {t`booked`}
              <i className={styles.square} data-state="closed" /> {t`closed`}
            </p>
            {open && <SlotForm slot={open} onClose={() => setOpen(undefined)} />}
          </div>
        );
      }}
    </QueryView>
  );
};

const stateOf = ({ is_open, booked_count }: DemoSlot) => {
  if (booked_count > 0) return 'booked';
  return is_open ? 'free' : 'closed';
};

const wordsOf = ({ is_open, booked_count, capacity }: DemoSlot) => {
  if (!is_open) return booked_count > 0 ? t`closed, ${formatNumber(booked_count)} booked` : t`closed`;
  return booked_count > 0 ? t`${formatNumber(booked_count)} of ${formatNumber(capacity)} booked` : t`free`;
};
