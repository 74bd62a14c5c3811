import { type ReminderLetter, reminderLetterTexts } from '@angan/contract/commissions/reminder-letters.ts';
import { plural, t } from '@lingui/core/macro';
import { Switch, TextInput } from '@mantine/core';
import { word } from '../core/language/index.ts';
import { useSavedText } from '../ui/use-saved-text.ts';
import styles from './settings.module.css';

interface Props {
  rule: ReminderLetter;
  /** What is asked for in a letter of this number, in a word. */
  tone: string;
  isSaving: boolean;
  /** Whether a letter may wait so many days, beside the others. */
  isRight: (days: number) => boolean;
  onSave: (rule: ReminderLetter) => void;
}

/** A letter: after how many days it goes, and whether it goes by itself. */
export const LetterRow = ({ rule, tone, isSaving, isRight, onSave }: Props) => {
  const { letter, days, is_on } = rule;
  const [text, setText] = useSavedText(String(days));
  const given = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const fits = isRight(given);
  const keep = () => {
    if (fits && given !== days) onSave({ ...rule, days: given });
  };
  return (
    <li className={styles.letter}>
      <span>
        <b>{t`Letter ${letter}`}</b> <small>{tone}</small>
      </span>
      <form
        className={styles.rate}
        onBlur={keep}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextInput
          aria-label={t`Letter ${letter}: days after the due date`}
          inputMode="numeric"
          value={text}
          error={fits ? undefined : word(reminderLetterTexts.order)}
          onChange={(event) => setText(event.currentTarget.value)}
          classNames={{ root: styles.input ?? '', error: styles.error ?? '' }}
        />
        <span>{plural(fits ? given : days, { one: 'day late', other: 'days late' })}</span>
      </form>
      <Switch
        aria-label={t`Letter ${letter} goes by itself`}
        checked={is_on}
        disabled={isSaving}
        onChange={(event) => onSave({ ...rule, is_on: event.currentTarget.checked })}
      />
    </li>
  );
};
