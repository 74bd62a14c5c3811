import { typedDay } from '@angan/domain/typed-day.ts';
import { usualHours } from '@angan/domain/whatsapp/sending-hours.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatTime, perLanguage } from '../../core/language/index.ts';
import { ChoiceChips, DateField, dayUnreadable, FieldPair, FormSection, TimeField } from '../../ui/form/index.ts';
import styles from './broadcasts.module.css';
import type { BroadcastDraft } from './use-broadcast-draft.ts';

const choices = perLanguage(
  () =>
    [
      { id: 'now', label: t`Now` },
      { id: 'later', label: t`Later` },
    ] as const,
);

const clockOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** When it goes out, and between which hours people are written to. */
export const WhenSection = ({ draft }: { draft: BroadcastDraft }) => {
  const { send_at, hours } = draft.fields;
  const [isLater, setLater] = useState(send_at !== null);
  const [day, setDay] = useState(send_at ? formatDate(send_at) : '');
  const [time, setTime] = useState(send_at ? clockOf(send_at) : '11:00');
  const put = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    const read = typedDay(nextDay);
    draft.change({ send_at: read && nextTime ? `${read}T${nextTime}:00+05:30` : null });
  };
  const choose = (later: boolean) => {
    setLater(later);
    if (!later) draft.change({ send_at: null });
    else if (day) put(day, time);
  };
  const isUnread = day !== '' && typedDay(day) === undefined;
  return (
    <FormSection title={t`When`} hint={t`By the clock of where each person is.`}>
      <ChoiceChips
        label={t`Send`}
        choices={choices()}
        chosen={[isLater ? 'later' : 'now']}
        required
        onChange={([chosen]) => choose(chosen === 'later')}
      />
      {isLater && (
        <>
          <FieldPair>
            <DateField
              label={t`Day`}
              value={day}
              error={draft.errors.send_at ?? (isUnread ? dayUnreadable() : undefined)}
              onChange={(next) => put(next, time)}
            />
            <TimeField label={t`Time`} value={time} onChange={(next) => put(day, next)} />
          </FieldPair>
          <p className={styles.hint} aria-live="polite">
            {send_at
              ? t`Goes out on ${formatDate(send_at)} at ${formatTime(send_at)}, India.`
              : t`Choose a day, or it goes out at once.`}
          </p>
        </>
      )}
      <Checkbox
        checked={hours !== null}
        label={t`Only in these hours; what is left goes on the next day`}
        onChange={({ currentTarget }) => draft.change({ hours: currentTarget.checked ? usualHours : null })}
      />
      {hours && (
        <FieldPair>
          <TimeField
            label={t`From`}
            value={hours.from}
            error={draft.errors.hours}
            onChange={(from) => from && draft.change({ hours: { ...hours, from } })}
          />
          <TimeField
            label={t`Until`}
            value={hours.until}
            onChange={(until) => until && draft.change({ hours: { ...hours, until } })}
          />
        </FieldPair>
      )}
    </FormSection>
  );
};
