import type { AlertSettings } from '@angan/contract/alerts/alert-settings.ts';
import { t } from '@lingui/core/macro';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { formatDateTime } from '../core/language/index.ts';
import styles from './alert-settings.module.css';
import { PushRow } from './push-row.tsx';
import { RemindersRow } from './reminders-row.tsx';

const isPhone = (name: string) => /android|iphone|ipad|ios/i.test(name);

/** The devices to which push goes, this one's switch, and the address of mail. */
export const PushDevices = ({ devices, email }: Pick<AlertSettings, 'devices' | 'email'>) => (
  <>
    <section className={styles.part}>
      <h2>{t`Where push goes`}</h2>
      {devices.length === 0 && <p>{t`To no device yet.`}</p>}
      <ul className="list-unstyled">
        {devices.map(({ id, device_name, is_current, last_seen_at }) => (
          <li key={id} className={styles.device}>
            {isPhone(device_name) ? <IconDeviceMobile aria-hidden /> : <IconDeviceLaptop aria-hidden />}
            <span>
              {device_name}
              {is_current && <small>{t`this one`}</small>}
            </span>
            <time dateTime={last_seen_at}>{formatDateTime(last_seen_at)}</time>
          </li>
        ))}
      </ul>
      <PushRow />
      <RemindersRow />
    </section>
    <section className={styles.part}>
      <h2>{t`Where e-mail goes`}</h2>
      <p>{email}</p>
    </section>
    <p className={styles.note}>{t`Nobody's number is shown on a lock screen, in a mail or on WhatsApp.`}</p>
  </>
);
