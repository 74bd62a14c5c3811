import { TextInput } from '@mantine/core';
import { errorLine } from '../ui/form/index.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What the browser knows of the person, by its name in HTML: 'given-name', 'email'. */
  autoComplete: string;
  maxLength?: number;
  type?: 'text' | 'email';
  required?: boolean;
}

/** A line about oneself, which the browser may fill in. */
export const OwnField = ({ onChange, error, type = 'text', required = true, ...rest }: Props) => (
  <TextInput
    {...rest}
    type={type}
    required={required}
    withAsterisk={false}
    error={errorLine(error)}
    {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
