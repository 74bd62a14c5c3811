import { type Found, placesOf } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Confidence } from '../ui/confidence.tsx';
import { usePhone } from '../ui/screen.ts';
import { labels, type ShownKey, wordsOf } from './field-words.ts';
import styles from './fields.module.css';
import { NewAreas } from './new-areas.tsx';
import { SuggestedValue } from './suggested-value.tsx';
import { useThePaste } from './use-paste.ts';

interface Props {
  field: ShownKey;
  /** The field itself. On a phone it opens under its line. */
  children: ReactNode;
  /** Takes the whole width of a wide form. */
  wide?: boolean;
  isOpen: boolean;
  onOpen: (field: ShownKey | undefined) => void;
}

/** The element that holds a field, to go to it from the message. */
export const fieldId = (field: ShownKey) => `paste-${field}`;

/** A field with how sure it is and what is suggested for it: beside the field, on a phone a line that opens it. */
export const FieldFrame = ({ field, children, wide = false, isOpen, onOpen }: Props) => {
  const phone = usePhone();
  const paste = useThePaste();
  const from = paste.from(field);
  const isActive = paste.active === field;
  const around = {
    id: fieldId(field),
    'data-active': isActive || undefined,
    onFocus: () => paste.setActive(field),
    onBlur: () => paste.setActive(undefined),
  };
  const grade = from && <Confidence grade={from.confidence} />;
  const error = paste.errors[field];
  const words = from && isActive && <p className={styles.from}>{t`From ${quoted(paste.text, from)}`}</p>;
  if (!phone)
    return (
      <div className={styles.field} data-wide={wide || undefined} {...around}>
        <span className={styles.grade}>{grade}</span>
        {children}
        <Suggestion field={field} />
        {words}
      </div>
    );
  return (
    <div className={styles.row} {...around}>
      <Line field={field} isOpen={isOpen || error !== undefined} onPress={() => onOpen(isOpen ? undefined : field)}>
        {grade}
      </Line>
      <Suggestion field={field} />
      {(isOpen || error !== undefined) && (
        <div className={styles.editor}>
          {children}
          {words}
        </div>
      )}
    </div>
  );
};

/** '85-95L', or the words of several places: 'Bopal', 'Ambli' */
const quoted = (text: string, found: Found<unknown>): string =>
  placesOf(found)
    .map(({ start, end }) => `'${text.slice(start, end).trim()}'`)
    .join(', ');

interface LineProps {
  field: ShownKey;
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A phone's line: what it is, what was read, how sure. */
const Line = ({ field, isOpen, onPress, children }: LineProps) => {
  const paste = useThePaste();
  const id = useId();
  const words = wordsOf(field, paste.form, paste.societyName);
  const isList = Array.isArray(paste.form[field]);
  return (
    <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
      <span className={styles.name}>{labels()[field]}</span>
      <span className={styles.value} data-list={isList || undefined}>
        {words.map((word) => (
          <span key={word} className={isList ? styles.tag : undefined}>
            {word}
          </span>
        ))}
      </span>
      {children ?? <IconChevronDown className={styles.open} aria-hidden />}
    </button>
  );
};

/** What the message may mean: a tap fills it in. */
const Suggestion = ({ field }: { field: ShownKey }) => {
  const paste = useThePaste();
  const { contact } = paste.form;
  const name = paste.suggestedName;
  if (field === 'contact' && name && contact.kind === 'new')
    return <Chip under words={name} onPress={() => paste.set({ contact: { ...contact, name } })} />;
  if (field === 'area') return <NewAreas />;
  const value = paste.suggested(field);
  if (value === undefined) return null;
  const words = wordsOf(field, { ...paste.form, [field]: value }, paste.societyName).join(', ');
  return <Chip words={words} onPress={() => paste.accept(field)} />;
};

/** `under`: the line has a value of its own already. */
const Chip = ({ words, onPress, under = false }: { words: string; onPress: () => void; under?: boolean }) => (
  <p className={styles.suggestion} data-under={under || undefined}>
    <span>{t`Suggested`}</span>
    <SuggestedValue words={words} onPress={onPress} />
  </p>
);
