import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { formatMobile, isMobile, mobileDigits } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button, Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { errorLine, FieldPair, PhoneField, TextField } from '../ui/form/index.ts';
import { isMasked, PersonChip } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import styles from './contact-field.module.css';
import { PickPerson } from './pick-person.tsx';

/** The person of a record while it is written down: one that is there already, or a new one. */
export type ContactChoice =
  | { kind: 'none' }
  | { kind: 'known'; id: number; name: string; number: string }
  | { kind: 'new'; name: string; number: string };

export const knownContact = (contact: Pick<Contact, 'id' | 'name' | 'mobile_number_1'>): ContactChoice => ({
  kind: 'known',
  id: contact.id,
  name: contact.name,
  number: contact.mobile_number_1,
});

/** The contact as a record's call takes it. */
export const contactBody = (choice: ContactChoice) =>
  choice.kind === 'known'
    ? choice.id
    : choice.kind === 'new'
      ? { name: choice.name, mobile_number_1: choice.number }
      : undefined;

/** What is missing of the person; undefined when nothing is. */
export const contactMistake = (choice: ContactChoice): string | undefined => {
  if (choice.kind === 'none') return t`Choose a contact, or add a new one.`;
  if (choice.kind === 'known') return undefined;
  if (choice.number === '') return word(contactTexts.mobileRequired);
  return isMobile(choice.number) ? undefined : word(contactTexts.mobileInvalid);
};

interface Props {
  label: string;
  value: ContactChoice;
  onChange: (choice: ContactChoice) => void;
  error?: string | undefined;
  /** The record does without one. */
  optional?: boolean;
}

/** Finds a contact by a part of the name or number; a new one is written down in place. */
export const ContactField = ({ label, value, onChange, error, optional = false }: Props) => {
  if (value.kind === 'known')
    return (
      <fieldset className={styles.chosen} aria-label={label}>
        <span className={styles.label}>{label}</span>
        <span className={styles.line}>
          <PersonChip name={value.name} number={value.number} contact={value.id} />
          <Button size="xs" variant="subtle" onClick={() => onChange({ kind: 'none' })}>
            {t`Change`}
          </Button>
        </span>
        {error && <p className={styles.error}>{errorLine(error)}</p>}
      </fieldset>
    );
  if (value.kind === 'new')
    return (
      <fieldset className={styles.chosen} aria-label={label}>
        <FieldPair>
          <TextField
            label={t`${label}'s name`}
            value={value.name}
            maxLength={120}
            onChange={(name) => onChange({ ...value, name })}
          />
          <PhoneField
            label={t`Mobile number`}
            value={value.number}
            required
            error={error}
            onChange={(number) => onChange({ ...value, number })}
          />
        </FieldPair>
        <span>
          <Button size="xs" variant="transparent" onClick={() => onChange({ kind: 'none' })}>
            {t`Pick from contacts instead`}
          </Button>
        </span>
      </fieldset>
    );
  return (
    <div>
      <Find label={label} onChange={onChange} error={error} optional={optional} />
      <PickPerson onPicked={({ name, mobiles: [number = ''] }) => onChange({ kind: 'new', name, number })} />
    </div>
  );
};

/** Milliseconds of quiet before the server is asked; the fewest letters worth asking for; lines shown. */
const limits = { pause: 250, letters: 2, lines: 6 } as const;

/** The contacts with a text in their name or number, as the role may see them; none for less than two letters. */
export const useContactsLike = (wanted: string) => {
  const whole = useRunsTheOffice();
  const enabled = wanted.length >= limits.letters;
  const given = { query: { search: wanted, page_size: limits.lines } };
  const options = whole
    ? query(contactCalls.list, given, { quiet: true })
    : query(contactCalls.view3digit, given, { quiet: true });
  const { data, isFetching } = useQuery({ ...options, enabled, placeholderData: keepPreviousData });
  return { found: enabled ? (data?.results ?? []) : [], isFetching: isFetching && enabled };
};

const useFound = (text: string) => useContactsLike(useDebouncedValue(text.trim(), limits.pause)[0]);

const Find = ({ label, onChange, error, optional = false }: Omit<Props, 'value'>) => {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState('');
  const { found, isFetching } = useFound(text);
  const typed = text.trim();
  const digits = /^[\d\s+()-]+$/.test(typed) ? mobileDigits(typed) : '';
  const take = (option: string) => {
    const contact = found.find(({ id }) => String(id) === option);
    onChange(contact ? knownContact(contact) : { kind: 'new', name: digits ? '' : typed, number: digits.slice(0, 10) });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          role="combobox"
          label={label}
          required={!optional}
          value={text}
          placeholder={t`Name or mobile number`}
          autoComplete="off"
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
        <Combobox.Options>
          {found.map((contact) => (
            <Combobox.Option key={contact.id} value={String(contact.id)}>
              <span className={styles.option}>
                {personName(contact.name)}
                <span className={styles.number}>{readable(contact.mobile_number_1)}</span>
              </span>
            </Combobox.Option>
          ))}
          <Combobox.Option value="new" className={styles.new}>
            {typed === '' ? t`Add a new contact` : t`Add '${typed}' as a new contact`}
          </Combobox.Option>
          {isFetching && found.length === 0 && <Combobox.Empty>{t`Searching contacts`}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};

const readable = (number: string) => (isMasked(number) ? number : formatMobile(number));
