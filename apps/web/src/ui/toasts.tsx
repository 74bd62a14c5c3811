import { t } from '@lingui/core/macro';
import { Button, CloseButton } from '@mantine/core';
import { Notifications, useNotifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './toasts.module.css';

export type ToastLook = 'success' | 'error';

export interface Offer {
  label: string;
  run: () => void;
}

interface Props {
  look: ToastLook;
  text: string;
  offer?: Offer | undefined;
  onClose: () => void;
}

/** What stands inside a notice: its glyph, its text, and the one thing that can be done about it. */
export const ToastLine = ({ look, text, offer, onClose }: Props) => {
  const Icon = look === 'success' ? IconCheck : IconAlertTriangle;
  const accept = () => {
    onClose();
    offer?.run();
  };
  return (
    <span className={styles.line}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.text}>{text}</span>
      {offer ? (
        <Button
          size="xs"
          variant={look === 'success' ? 'transparent' : 'default'}
          className={look === 'success' ? styles.undo : undefined}
          onClick={accept}
        >
          {offer.label}
        </Button>
      ) : (
        <CloseButton className={styles.close} aria-label={t`Close`} onClick={onClose} />
      )}
    </span>
  );
};

/** Stands once, at the root, from the first notice on. */
export const Toasts = () => {
  const { notifications } = useNotifications();
  const [wasTold, setTold] = useState(false);
  if (!wasTold && notifications.length > 0) setTold(true);
  return wasTold && <Notifications position="top-center" limit={4} className={styles.stack} />;
};
