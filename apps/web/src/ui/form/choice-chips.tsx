import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './form.module.css';

export interface Choice<Id extends number | string = number> {
  id: Id;
  label: string;
  /** A quiet mark behind the label, where lists show one. */
  note?: ReactNode;
}

interface Props<Id extends number | string> {
  label: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** One at most; pressing it again takes it back. */
  single?: boolean;
  /** One always: pressing it again changes nothing. */
  required?: boolean;
  onCreate?: (() => void) | undefined;
  createLabel?: string;
  error?: string | undefined;
}

/** Above so many choices a box to find one in is worth its room, and only the first ones are shown. */
const many = 16;
const shownAtFirst = 12;

/** All choices in sight, toggled by pressing them. */
export const ChoiceChips = <Id extends number | string>(props: Props<Id>) => {
  const {
    label,
    choices,
    chosen,
    onChange,
    single = false,
    required = false,
    onCreate,
    createLabel = t`New`,
    error,
  } = props;
  const [text, setText] = useState('');
  const legend = useId();
  const [showsAll, setShowsAll] = useState(false);
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(text.trim().toLowerCase()));
  const isCut = choices.length > many && text === '' && !showsAll;
  const shown = isCut ? found.filter(({ id }, at) => at < shownAtFirst || chosen.includes(id)) : found;
  const toggle = (id: Id) => {
    if (!chosen.includes(id)) return onChange(single || required ? [id] : [...chosen, id]);
    if (!required) onChange(chosen.filter((one) => one !== id));
  };
  return (
    <fieldset className={styles.group} aria-labelledby={legend}>
      <legend id={legend} className={styles.legend}>
        {label}
      </legend>
      {choices.length > many && (
        <TextInput
          className={styles.find}
          aria-label={t`Find in ${label}`}
          placeholder={t`Find`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className={styles.chips}>
        {shown.map(({ id, label, note }) => (
          <button
            type="button"
            key={id}
            className={styles.chip}
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
          >
            {chosen.includes(id) && <IconCheck aria-hidden />}
            {label}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </button>
        ))}
        {isCut && (
          <button type="button" className={`${styles.chip} ${styles.new}`} onClick={() => setShowsAll(true)}>
            {t`${found.length - shown.length} more`}
          </button>
        )}
        {shown.length === 0 && text !== '' && <span className={styles.none}>{t`Nothing named so`}</span>}
        {onCreate && (
          <button type="button" className={`${styles.chip} ${styles.new}`} onClick={onCreate}>
            <IconPlus aria-hidden />
            {createLabel}
          </button>
        )}
      </div>
      {error && <p className={styles.formError}>{error}</p>}
    </fieldset>
  );
};
