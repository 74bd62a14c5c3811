import type { UserDevice } from '@angan/contract/auth/devices.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { formatDateTime, word } from '../core/language/index.ts';
import styles from './auth.module.css';

interface Props {
  device: UserDevice;
  onLogOut: () => void;
}

/** What a device calls itself: 'Chrome on Windows', or its own name. */
export const deviceName = ({ device_name, browser, os }: UserDevice) =>
  device_name || [browser, os].filter(Boolean).join(' on ') || t`Unknown device`;

export const personOf = ({ user }: UserDevice) => `${user.first_name} ${user.last_name}`.trim();

/** A device: whose, where, when it was last seen; this one is marked. */
export const DeviceRow = ({ device, onLogOut }: Props) => {
  const Icon = device.device_type === 'Web' ? IconDeviceDesktop : IconDeviceMobile;
  return (
    <li className={styles.device} data-current={device.is_current || undefined}>
      <span className={styles.deviceIcon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.deviceText}>
        <p className={styles.deviceName}>
          {deviceName(device)}
          {device.is_current && <span className={styles.current}>{t`This device`}</span>}
          {!device.is_active && <span className={styles.ended}>{t`Logged out`}</span>}
        </p>
        <p className={styles.deviceMore}>
          {t`${personOf(device)}, ${word(device.user.usertype)}. Last active ${formatDateTime(device.last_active)}, ${device.ip}`}
        </p>
      </div>
      {device.is_active && !device.is_current && (
        <Button size="xs" onClick={onLogOut} aria-label={t`Log out ${deviceName(device)} of ${personOf(device)}`}>
          {t`Log out`}
        </Button>
      )}
    </li>
  );
};
