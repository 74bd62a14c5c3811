import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { perLanguage } from '../../core/language/index.ts';
import { errorLine } from './error-line.tsx';
import styles from './size-field.module.css';

interface Props {
  label: string;
  /** As it was typed: '12.5'. */
  value: string;
  onChange: (text: string) => void;
  /** Behind the number: 'ft', 'kW', '%'. */
  unit?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

/** What a person is told whose number cannot be read. */
export const amountUnreadable = perLanguage(() => t`Write a number, as 12 or 12.5.`);

/** The number in a field of text; null for an empty one, undefined for what is none. */
export const amountIn = (text: string): number | null | undefined => {
  const clean = text.trim().replaceAll(',', '');
  if (clean === '') return null;
  return /^-?\d+(\.\d+)?$/.test(clean) ? Number(clean) : undefined;
};

/** A number with what it is counted in: feet, kilowatts, percent, months. */
export const AmountField = ({ label, value, onChange, unit, error, hint }: Props) => (
  <TextInput
    label={label}
    value={value}
    inputMode="decimal"
    autoComplete="off"
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    error={errorLine(error)}
    description={hint}
    {...(unit && { rightSection: <span className={styles.word}>{unit}</span>, rightSectionWidth: 84 })}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
