import { TagsInput } from '@mantine/core';
import { errorLine } from './error-line.tsx';
import styles from './many-field.module.css';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  max?: number;
  inputMode?: 'numeric';
}

/** Short texts of one's own, each set by Enter or a comma; what is half typed is kept when the field is left. */
export const TagsField = ({ label, value, onChange, error, hint, placeholder, maxLength, max, inputMode }: Props) => (
  <TagsInput
    label={label}
    value={[...value]}
    onChange={onChange}
    placeholder={value.length === 0 ? (placeholder ?? '') : ''}
    description={hint}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    error={errorLine(error)}
    acceptValueOnBlur
    splitChars={[',', ';']}
    {...(maxLength !== undefined && { maxLength })}
    {...(max !== undefined && { maxTags: max })}
    {...(inputMode && { inputMode })}
    classNames={{ pill: styles.pill ?? '', input: styles.input ?? '', pillsList: styles.pills ?? '' }}
  />
);
