import { t } from '@lingui/core/macro';
import { MultiSelect } from '@mantine/core';
import type { Choice } from './choice-chips.tsx';
import { errorLine } from './error-line.tsx';
import styles from './many-field.module.css';

interface Props {
  label: string;
  choices: readonly Choice[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  max?: number;
}

const shownAtMost = 50;

/** Several rows of a long list, each found by typing a part of its name. */
export const ManyField = ({ label, choices, chosen, onChange, placeholder, hint, error, max, ...rest }: Props) => (
  <MultiSelect
    {...rest}
    label={label}
    placeholder={chosen.length === 0 ? (placeholder ?? '') : ''}
    data={choices.map(({ id, label }) => ({ value: String(id), label }))}
    value={chosen.map(String)}
    onChange={(ids) => onChange(ids.map(Number))}
    searchable
    hidePickedOptions
    clearSearchOnChange
    limit={shownAtMost}
    {...(max !== undefined && { maxValues: max })}
    nothingFoundMessage={t`Nothing named so`}
    comboboxProps={{ withinPortal: true }}
    error={errorLine(error)}
    description={hint}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    classNames={{
      pill: styles.pill ?? '',
      input: styles.input ?? '',
      pillsList: styles.pills ?? '',
      inputField: styles.typed ?? '',
    }}
  />
);
