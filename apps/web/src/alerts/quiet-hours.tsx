import type { AlertSettings } from '@angan/contract/alerts/alert-settings.ts';
import { alertSettingsTexts } from '@angan/contract/alerts/alert-settings.ts';
import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import { TimeField } from '../ui/form/index.ts';
import styles from './alert-settings.module.css';

type Hours = AlertSettings['quiet_hours'];

/** When a push waits. Times are saved as one leaves them: half typed, they are times too. */
export const QuietHours = ({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) => {
  const [typed, setTyped] = useState(hours);
  const isEmpty = typed.from === '' || typed.to === '';
  const error = isEmpty ? alertSettingsTexts.notATime : typed.from === typed.to && alertSettingsTexts.sameTimes;
  const save = () => {
    if (!error && (typed.from !== hours.from || typed.to !== hours.to)) onChange({ ...typed, is_on: hours.is_on });
  };
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <div>
          <h2 id="quiet-hours">{t`Quiet hours`}</h2>
          <p>{t`Push and WhatsApp wait till they are over; the list still fills. Reminders of tasks come through.`}</p>
        </div>
        <Switch
          checked={hours.is_on}
          onChange={(event) => onChange({ ...hours, is_on: event.currentTarget.checked })}
          aria-labelledby="quiet-hours"
          withThumbIndicator={false}
        />
      </div>
      {hours.is_on && (
        <div className={styles.hours}>
          <TimeField
            label={t`From`}
            value={typed.from}
            error={error ? word(error) : undefined}
            onChange={(from) => setTyped({ ...typed, from })}
            onLeave={save}
          />
          <TimeField label={t`To`} value={typed.to} onChange={(to) => setTyped({ ...typed, to })} onLeave={save} />
        </div>
      )}
    </section>
  );
};
