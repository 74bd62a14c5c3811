import { isMobile, mobileDigits } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { errorLine } from './error-line.tsx';
import styles from './form.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
  /** 'tel-national' where it is the own number that is asked for. */
  autoComplete?: string;
}

const digits = 10;

/**
 * A mobile number of ten digits. Only digits get in, a minus does not, and what would make it longer is ignored. A
 * number that is pasted with +91, a leading 0 or spaces is taken as its ten digits.
 */
export const PhoneField = ({
  label,
  value,
  onChange,
  error,
  hint,
  required,
  autoFocus,
  autoComplete = 'off',
}: Props) => {
  const type = (text: string) => {
    if (/^\d*$/.test(text) && text.length <= digits) onChange(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = mobileDigits(event.clipboardData.getData('text'));
    if (!isMobile(pasted)) return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <TextInput
      label={label}
      value={value}
      required={required ?? false}
      data-autofocus={autoFocus || undefined}
      type="text"
      inputMode="numeric"
      autoComplete={autoComplete}
      error={errorLine(error)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSectionWidth={64}
      rightSection={
        value !== '' && value.length < digits ? (
          <span className={styles.counter}>{t`${value.length} of ${digits}`}</span>
        ) : null
      }
      onChange={(event) => type(event.currentTarget.value)}
      onPaste={paste}
    />
  );
};
