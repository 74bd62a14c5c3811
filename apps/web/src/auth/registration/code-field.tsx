import { codeLimits } from '@angan/contract/auth/registration.ts';
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { errorLine } from '../../ui/form/index.ts';
import styles from './registration.module.css';

interface Props {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Begins here: there is nothing else to fill in. */
  first: boolean;
}

/** The code of an SMS: digits alone, however it is pasted; a phone offers the code that has just come. */
export const CodeField = ({ value, onChange, error, first }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) field.current?.focus();
  }, [first]);
  return (
    <TextInput
      ref={field}
      label={t`Code of ${codeLimits.digits} digits`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, codeLimits.digits))}
      error={errorLine(error)}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      classNames={{ input: styles.code ?? '' }}
    />
  );
};
