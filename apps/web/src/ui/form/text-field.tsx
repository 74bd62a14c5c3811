import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { errorLine } from './error-line.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string;
  maxLength?: number;
  /** The keys that a phone offers. */
  inputMode?: 'numeric';
  required?: boolean;
  autoFocus?: boolean;
}

const inputProps = ({ onChange, error, hint, autoFocus, ...rest }: Props) => ({
  ...rest,
  'data-autofocus': autoFocus || undefined,
  error: errorLine(error),
  description: hint,
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  autoComplete: 'off',
});

/** A line of text: label above, what is wrong under it. */
export const TextField = ({ type = 'text', ...props }: Props & { type?: 'text' | 'email' | 'url' }) => (
  <TextInput {...inputProps(props)} type={type} onChange={(event) => props.onChange(event.currentTarget.value)} />
);

/** Several lines of text. */
export const TextAreaField = ({ rows, ...props }: Props & { rows?: readonly [least: number, most: number] }) => (
  <Textarea
    {...inputProps(props)}
    {...(rows && { autosize: true, minRows: rows[0], maxRows: rows[1] })}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);

/**
 * A line of text that shows names already in use while one types, so that none is made twice. They stand above it: below
 * they would lie on the button that saves.
 */
export const SuggestField = ({ suggestions, ...props }: Props & { suggestions: readonly string[] }) => (
  <Autocomplete
    {...inputProps(props)}
    data={props.value.trim() === '' ? [] : [...new Set(suggestions)]}
    limit={6}
    comboboxProps={{ withinPortal: true, position: 'top' }}
    onChange={props.onChange}
  />
);
