import { TextInput } from '@mantine/core';
import { errorLine } from './error-line.tsx';

interface Props {
  label: string;
  /** YYYY-MM-DD, or HH:MM for a time; '' for none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The browser's own field: it knows the person's calendar, keyboard and reader. */
const native = (type: 'date' | 'time') => (props: Props) => (
  <TextInput
    label={props.label}
    type={type}
    value={props.value}
    error={errorLine(props.error)}
    description={props.hint}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);

/** A day. */
export const DateField = native('date');
/** A time of the day. */
export const TimeField = native('time');
