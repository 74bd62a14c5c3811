import { placeTexts } from '@angan/contract/places/places.ts';
import { t } from '@lingui/core/macro';
import { Combobox, InputBase, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import { errorLine } from '../ui/form/index.ts';
import pills from '../ui/form/many-field.module.css';
import styles from './place-picker.module.css';

/** A place to choose. `note` tells it from others of its name, or says how else it is called. */
export interface PlaceOption {
  id: number;
  label: string;
  note?: string | undefined;
}

/** A line that makes a new place of what was typed. */
export interface Creation {
  label: string;
  run: () => void;
}

export interface PickerProps {
  label: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  chosen: readonly PlaceOption[];
  /** Several may be chosen. */
  many?: boolean;
  /** What was typed, told at each letter; '' once a line is taken. */
  onType: (text: string) => void;
  options: readonly PlaceOption[];
  /** Names like the typed one, each offered as a question. */
  near: readonly PlaceOption[];
  creations: readonly Creation[];
  busy?: boolean;
  onTake: (id: number) => void;
  onDrop: (id: number) => void;
}

/** Finds a place by what it or people call it; what is missing is made in the list itself. */
export const PlacePicker = (props: PickerProps) => {
  const { label, required = false, disabled, error, chosen, many = false, onTake, onDrop, creations } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string>();
  const type = (text: string | undefined) => {
    setTyped(text);
    props.onType(text?.trim() ?? '');
  };
  const write = (text: string) => {
    type(text);
    if (text === '' && !many && chosen[0]) onDrop(chosen[0].id);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  };
  const leave = () => {
    combobox.closeDropdown();
    type(undefined);
  };
  const take = (line: string) => {
    const made = /^new (\d+)$/.exec(line);
    leave();
    if (made) creations[Number(made[1])]!.run();
    else onTake(Number(line));
  };
  const input = {
    role: 'combobox',
    disabled: disabled ?? false,
    autoComplete: 'off',
    placeholder: chosen.length === 0 ? props.placeholder : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => write(event.currentTarget.value),
    onClick: () => combobox.openDropdown(),
    onFocus: () => many && combobox.openDropdown(),
    onBlur: leave,
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take} withinPortal>
      {many ? (
        <Combobox.DropdownTarget>
          <PillsInput
            classNames={{ input: pills.input ?? '' }}
            label={label}
            required={required}
            error={errorLine(error)}
            disabled={disabled ?? false}
          >
            <Pill.Group className={pills.pills ?? ''}>
              {chosen.map(({ id, label }) => (
                <Pill
                  className={pills.pill ?? ''}
                  key={id}
                  withRemoveButton
                  removeButtonProps={{ 'aria-label': t`Remove ${label}`, tabIndex: 0 }}
                  onRemove={() => onDrop(id)}
                >
                  {label}
                </Pill>
              ))}
              <Combobox.EventsTarget withExpandedAttribute>
                <PillsInput.Field
                  {...input}
                  aria-label={label}
                  value={typed ?? ''}
                  onKeyDown={(event) => {
                    const last = chosen.at(-1);
                    if (event.key === 'Backspace' && !typed && last) onDrop(last.id);
                  }}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
      ) : (
        <Combobox.Target withExpandedAttribute>
          <InputBase
            {...input}
            label={label}
            required={required}
            error={errorLine(error)}
            value={typed ?? chosen[0]?.label ?? ''}
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
          />
        </Combobox.Target>
      )}
      <Combobox.Dropdown>
        <Lines {...props} />
      </Combobox.Dropdown>
    </Combobox>
  );
};

const Lines = ({ options, near, creations, chosen, busy = false }: PickerProps) => (
  <Combobox.Options className={styles.list}>
    {options.map((option) => (
      <Combobox.Option key={option.id} value={String(option.id)} active={chosen.some(({ id }) => id === option.id)}>
        <Line name={option.label} note={option.note} />
      </Combobox.Option>
    ))}
    {near.map((option) => (
      <Combobox.Option key={`near ${option.id}`} value={String(option.id)} className={styles.near}>
        <Line name={word(placeTexts.didYouMean(option.label))} note={option.note} />
      </Combobox.Option>
    ))}
    {creations.map(({ label }, at) => (
      <Combobox.Option key={label} value={`new ${at}`} className={styles.create}>
        {label}
      </Combobox.Option>
    ))}
    {options.length + near.length + creations.length === 0 && (
      <Combobox.Empty>{busy ? t`Searching` : t`Nothing named so`}</Combobox.Empty>
    )}
  </Combobox.Options>
);

const Line = ({ name, note }: { name: string; note: string | undefined }) => (
  <span className={styles.option}>
    <span className={styles.name}>{name}</span>
    {note && <span className={`truncate ${styles.note}`}>{note}</span>}
  </span>
);
