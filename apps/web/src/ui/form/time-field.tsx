import { TextInput } from '@mantine/core';
import { errorLine } from './error-line.tsx';

interface Props {
  label: string;
  /** HH:MM; '' for none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** When the field is left: half typed, a time is one too. */
  onLeave?: (() => void) | undefined;
}

/** A time of the day, in the browser's own field: it knows the person's clock, keyboard and reader. */
export const TimeField = ({ label, value, onChange, error, hint, onLeave }: Props) => (
  <TextInput
    label={label}
    type="time"
    value={value}
    error={errorLine(error)}
    description={hint}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={onLeave}
  />
);
