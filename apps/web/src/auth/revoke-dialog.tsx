import type { UserDevice } from '@angan/contract/auth/devices.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import styles from './auth.module.css';
import { deviceName, personOf } from './device-row.tsx';

interface Props {
  device: UserDevice | null;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a device is logged out, showing which; focus rests on Cancel. */
export const RevokeDialog = ({ device, busy, onClose, onConfirm }: Props) => {
  // The words stay while the dialog fades.
  const last = useRef(device);
  if (device) last.current = device;
  return (
    <Dialog
      opened={device !== null}
      onClose={onClose}
      role="alertdialog"
      size="small"
      withCloseButton={false}
      title={t`Log out this device?`}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="filled" color="red" loading={busy} onClick={onConfirm}>
            {t`Log out`}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{t`Whoever uses it has to log in again.`}</p>
      {last.current && (
        <p className={styles.dialogValue}>
          <strong>{deviceName(last.current)}</strong> {personOf(last.current)}
        </p>
      )}
    </Dialog>
  );
};
