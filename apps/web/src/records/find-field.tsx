import { t } from '@lingui/core/macro';
import { Button, Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { errorLine } from '../ui/form/index.ts';
import styles from './contact-field.module.css';

/** A record that a field found: what it is called, and what tells it apart. */
export interface Found {
  id: number;
  label: string;
  hint: string;
}

interface Props {
  label: string;
  placeholder: string;
  value: Found | null;
  onChange: (found: Found | null) => void;
  /** Records that have a text; the newest ones for ''. Called as a hook. */
  useFound: (text: string) => { found: readonly Found[]; isFetching: boolean };
  error?: string | undefined;
  /** None will do; in a form that asks for much else it also leaves the focus alone. */
  optional?: boolean;
}

/** Milliseconds of quiet before the server is asked. */
const pause = 250;

/** One record of many, found on the server by a part of its name. */
export const FindField = (props: Props) =>
  props.value ? <Chosen {...props} value={props.value} /> : <Find {...props} />;

const Chosen = ({ label, value, onChange, error }: Props & { value: Found }) => (
  <fieldset className={styles.chosen} aria-label={label}>
    <span className={styles.label}>{label}</span>
    <span className={styles.line}>
      <Line found={value} />
      <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
        {t`Change`}
      </Button>
    </span>
    {error && <p className={styles.error}>{errorLine(error)}</p>}
  </fieldset>
);

const Line = ({ found }: { found: Found }): ReactNode => (
  <span className={styles.found}>
    {found.label}
    <span className={styles.number}>{found.hint}</span>
  </span>
);

const Find = ({ label, placeholder, onChange, useFound, error, optional = false }: Props) => {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), pause);
  const { found, isFetching } = useFound(wanted);
  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={(id) => onChange(found.find((one) => String(one.id) === id) ?? null)}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          role="combobox"
          label={label}
          required={!optional}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          data-autofocus={!optional || undefined}
          error={errorLine(error)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} style={{ overflow: 'auto' }}>
          {found.map((one) => (
            <Combobox.Option key={one.id} value={String(one.id)}>
              <Line found={one} />
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{isFetching ? t`Searching` : t`Nothing named so`}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
