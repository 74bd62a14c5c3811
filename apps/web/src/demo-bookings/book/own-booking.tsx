import type { OwnDemo } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import type { DemoStatus } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime, formatWeekday, perLanguage, word } from '../../core/language/index.ts';
import { saveFile } from '../../core/platform/index.ts';
import { Fact, Facts } from '../../ui/record-panel.tsx';
import styles from './book.module.css';
import { CancelDemo } from './cancel-demo.tsx';
import { MoveDemo } from './move-demo.tsx';

const heads = perLanguage<Record<DemoStatus, string>>(() => ({
  Requested: t`Your time was taken meanwhile`,
  Confirmed: t`You are booked`,
  Completed: t`Your demo was held`,
  'No Show': t`We missed you`,
  Rescheduled: t`Your demo was moved`,
  Cancelled: t`Your demo is cancelled`,
}));

/** A booking as who booked sees it: when it is, the file for the calendar, another time, calling it off. */
export const OwnBooking = ({ demo, onChanged }: { demo: OwnDemo; onChanged: (demo: OwnDemo) => void }) => {
  const [doing, setDoing] = useState<'move' | 'cancel'>();
  const { status, starts_at, calendar, may_change, meeting_link } = demo;
  const isWaiting = status === 'Requested';
  const done = (next: OwnDemo) => {
    setDoing(undefined);
    onChanged(next);
  };
  return (
    <section className={`${styles.sheet} ${styles.narrow}`}>
      <h2 className={styles.head} role="status">
        {heads()[status]}
      </h2>
      {isWaiting ? (
        <p className={styles.lead}>{t`Your number is proved. Choose another time, and you are booked.`}</p>
      ) : (
        <p className={styles.when} data-off={status === 'Cancelled' || undefined}>
          {t`${formatWeekday(starts_at)} ${formatDate(starts_at)}, ${formatTime(starts_at)} India time`}
        </p>
      )}
      {status === 'Confirmed' && (
        <Facts>
          <Fact label={t`Name`}>{demo.name}</Fact>
          <Fact label={t`Mobile`}>{demo.mobile}</Fact>
          <Fact label={t`Language`}>{word(demo.language)}</Fact>
          <Fact label={t`Where`}>
            {meeting_link ? <a href={meeting_link}>{meeting_link}</a> : t`We call you on your number.`}
          </Fact>
        </Facts>
      )}
      {status === 'Confirmed' && demo.email && (
        <p className={styles.hint}>{t`The time and the link to this page are in your mail, ${demo.email}.`}</p>
      )}
      {(isWaiting || doing === 'move') && (
        <MoveDemo demo={demo} onMoved={done} {...(!isWaiting && { onClose: () => setDoing(undefined) })} />
      )}
      {doing === 'cancel' && <CancelDemo demo={demo} onCancelled={done} onClose={() => setDoing(undefined)} />}
      {!doing && status === 'Confirmed' && (
        <div className={styles.ways}>
          {calendar && (
            <Button
              variant="filled"
              leftSection={<IconCalendarDown size={18} aria-hidden />}
              onClick={() => saveFile(new Blob([calendar.content], { type: 'text/calendar' }), calendar.file_name)}
            >
              {t`Save for a calendar (.ics)`}
            </Button>
          )}
          {may_change && <Button onClick={() => setDoing('move')}>{t`Move`}</Button>}
          {may_change && <Button onClick={() => setDoing('cancel')}>{t`Cancel demo`}</Button>}
        </div>
      )}
      {(status === 'Cancelled' || status === 'No Show') && (
        <Button component={Link} to="/demo" variant="filled" className={styles.main}>
          {t`Book another demo`}
        </Button>
      )}
    </section>
  );
};
