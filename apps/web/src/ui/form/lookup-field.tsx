import { t } from '@lingui/core/macro';
import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { useState } from 'react';
import type { Choice } from './choice-chips.tsx';
import { errorLine } from './error-line.tsx';
import styles from './form.module.css';

interface Props {
  label: string;
  choices: readonly Choice[];
  value: number | null;
  onChange: (id: number | null) => void;
  /** Makes a new row of the typed name; the option for it is offered when no row has the name. */
  onCreate?: (name: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string;
  required?: boolean;
  autoFocus?: boolean;
}

const shownAtMost = 50;

/** One row of a list, found by typing a part of its name. */
export const LookupField = ({
  label,
  choices,
  value,
  onChange,
  onCreate,
  error,
  hint,
  placeholder,
  required,
  autoFocus,
}: Props) => {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const chosen = choices.find((choice) => choice.id === value);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.label ?? '';
  const wanted = (typed ?? '').trim().toLowerCase();
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(wanted)).slice(0, shownAtMost);
  const isNew = wanted !== '' && !choices.some((choice) => choice.label.toLowerCase() === wanted);
  const take = (option: string) => {
    if (option === 'new') onCreate?.((typed ?? '').trim());
    else onChange(Number(option));
    setTyped(undefined);
    combobox.closeDropdown();
  };
  const type = (next: string) => {
    setTyped(next);
    if (next === '') onChange(null);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          role="combobox"
          label={label}
          value={text}
          required={required ?? false}
          placeholder={placeholder}
          autoComplete="off"
          data-autofocus={autoFocus || undefined}
          error={errorLine(error)}
          description={hint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} style={{ overflow: 'auto' }}>
          {found.map(({ id, label }) => (
            <Combobox.Option key={id} value={String(id)} active={id === value}>
              {label}
            </Combobox.Option>
          ))}
          {isNew && onCreate && (
            <Combobox.Option value="new" className={styles.create}>
              {t`Add '${(typed ?? '').trim()}'`}
            </Combobox.Option>
          )}
          {found.length === 0 && !(isNew && onCreate) && <Combobox.Empty>{t`Nothing named so`}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
