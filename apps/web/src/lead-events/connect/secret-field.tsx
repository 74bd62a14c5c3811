import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../core/language/index.ts';
import { errorLine, PasswordField } from '../../ui/form/index.ts';
import styles from './connect.module.css';

interface Props {
  label: string;
  /** Whether the office has entered one, and when, where that is known. */
  isSet: boolean;
  setOn: string | null;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A secret that is written and never read: 'set on 02/11/2026' stands in its place until it is replaced. */
export const SecretField = ({ label, isSet, setOn, value, error, onChange }: Props) => {
  const [isReplacing, setReplacing] = useState(false);
  const day = setOn && formatDate(setOn);
  if (isSet && !isReplacing && !error)
    return (
      <div className={styles.secret}>
        <span className={styles.secretLabel}>{label}</span>
        <div className={styles.secretBox}>
          <span aria-hidden>••••••••••••</span>
          <span className={styles.quiet}>{day ? t`set on ${day}` : t`set`}</span>
          <span className={styles.space} />
          <Button size="xs" variant="transparent" aria-label={t`Replace ${label}`} onClick={() => setReplacing(true)}>
            {t`Replace`}
          </Button>
        </div>
      </div>
    );
  return (
    <PasswordField
      label={label}
      value={value}
      // What the browser keeps for logging in here is no portal's.
      autoComplete="new-password"
      data-autofocus={isReplacing || undefined}
      error={errorLine(error)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
