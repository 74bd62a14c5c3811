import { errorLine } from './error-line.tsx';

/** What every field of text is given. */
export interface TextProps {
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

/** The same for the library. */
export const inputProps = ({ onChange, error, hint, autoFocus, ...rest }: TextProps) => ({
  ...rest,
  'data-autofocus': autoFocus || undefined,
  error: errorLine(error),
  description: hint,
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  autoComplete: 'off',
});
