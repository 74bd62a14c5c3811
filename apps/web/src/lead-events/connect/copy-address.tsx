import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '../../core/platform/index.ts';
import { toast } from '../../ui/toast.ts';
import styles from './connect.module.css';

interface Props {
  label: string;
  text: string;
  /** What is said once it was copied. */
  copied: string;
  /** Beside the button that copies it. */
  children?: React.ReactNode;
}

/** An address or a line that is put elsewhere, with the button that copies it. */
export const CopyAddress = ({ label, text, copied, children }: Props) => {
  const copy = () =>
    copyText(text).then(
      () => toast.success(copied),
      () => toast.error(t`The browser did not let the address be copied. Select it by hand.`),
    );
  return (
    <div>
      <span className={styles.secretLabel}>{label}</span>
      <code className={styles.address}>{text}</code>
      <div className={styles.buttons}>
        <Button size="xs" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        {children}
      </div>
    </div>
  );
};
