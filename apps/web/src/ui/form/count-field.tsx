import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { perLanguage } from '../../core/language/index.ts';
import { errorLine } from './error-line.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  hint?: string;
}

/** What a person is told whose number cannot be read. */
export const countUnreadable = perLanguage(() => t`Write a whole number.`);

/** The whole number in a field of text, below zero for a basement; null for an empty one, undefined for what is none. */
export const countIn = (text: string): number | null | undefined => {
  const clean = text.trim().replaceAll(',', '');
  if (clean === '') return null;
  return /^-?\d{1,6}$/.test(clean) ? Number(clean) : undefined;
};

/** A whole number: rooms, floors, cars. */
export const CountField = ({ label, value, onChange, error, hint }: Props) => (
  <TextInput
    label={label}
    value={value}
    inputMode="numeric"
    autoComplete="off"
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    error={errorLine(error)}
    description={hint}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
