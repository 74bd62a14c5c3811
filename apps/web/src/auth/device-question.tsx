import type { DeviceLimit } from '@angan/contract/auth/devices.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { since } from '../ui/since.ts';
import styles from './auth.module.css';

interface Props {
  limit: DeviceLimit;
  busy: boolean;
  /** Logs these out and signs in. */
  onChoose: (ids: number[]) => void;
  onBack: () => void;
}

/** Asks which device gives its place up. One press is enough, unless a smaller plan makes several of them too many. */
export const DeviceQuestion = ({ limit, busy, onChoose, onBack }: Props) => {
  const { kind, allowed, to_log_out, devices } = limit;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const press = (id: number) => {
    const now = [...chosen, id];
    if (now.length < to_log_out) setChosen(now);
    else onChoose(now);
  };
  const left = to_log_out - chosen.length;
  return (
    <section className={styles.form} aria-labelledby="device-question">
      <h1 id="device-question" className={styles.title}>
        {kind === 'Phone' ? t`You are logged in on another phone` : t`You are logged in on another computer`}
      </h1>
      <p className={styles.lead}>
        {kind === 'Phone'
          ? plural(allowed, {
              one: 'Your plan has # phone for each person.',
              other: 'Your plan has # phones for each person.',
            })
          : plural(allowed, {
              one: 'Your plan has # computer for each person.',
              other: 'Your plan has # computers for each person.',
            })}{' '}
        {plural(left, { one: 'Choose which one to log out.', other: 'Choose # of them to log out.' })}
      </p>
      <ul className={`list-unstyled ${styles.demoList}`}>
        {devices.map(({ id, device_name, last_active }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.demoLogin}
              disabled={busy || chosen.includes(id)}
              onClick={() => press(id)}
            >
              <span className={styles.leaving}>
                <span className={styles.deviceName}>{t`Log out from ${device_name}?`}</span>
                <span className={styles.demoShows}>{t`Last used ${since(last_active)}`}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={onBack} disabled={busy}>
        {t`Back`}
      </Button>
    </section>
  );
};
