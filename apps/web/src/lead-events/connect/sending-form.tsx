import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './connect.module.css';

interface Props {
  title: string;
  isOn: boolean;
  isBusy: boolean;
  onSave: () => void;
  /** In the place of 'Save'. */
  saveLabel?: string;
  /** Beside it. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** The form of a source that sends by itself: its name, whether it is on, what it holds, and Save. */
export const SendingForm = ({ title, isOn, isBusy, onSave, saveLabel = t`Save`, buttons, children }: Props) => {
  const id = useId();
  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave();
      }}
    >
      <div className={styles.formHead}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {isOn ? <StatusBadge tone="ok">{t`On`}</StatusBadge> : <StatusBadge tone="off">{t`Off`}</StatusBadge>}
      </div>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" loading={isBusy}>
          {saveLabel}
        </Button>
        {buttons}
      </div>
    </form>
  );
};
