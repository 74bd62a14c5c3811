import { mostRevealLimit } from '@angan/domain/personal-rights.ts';
import { t } from '@lingui/core/macro';
import { CountField, countIn, countUnreadable } from '../ui/form/index.ts';
import { useSavedText } from '../ui/use-saved-text.ts';
import styles from './permissions.module.css';

interface Props {
  limit: number;
  onChange: (limit: number) => void;
}

/** How many numbers a day; kept when the field is left, or by Enter. */
export const RevealLimit = ({ limit, onChange }: Props) => {
  const [text, setText] = useSavedText(String(limit));
  const given = countIn(text);
  const isRight = typeof given === 'number' && given >= 0 && given <= mostRevealLimit;
  const keep = () => {
    if (isRight && given !== limit) onChange(given);
  };
  return (
    <form
      className={styles.more}
      onBlur={keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <CountField
        label={t`Numbers a day`}
        value={text}
        onChange={setText}
        error={isRight ? undefined : given === undefined ? countUnreadable() : t`From 0 to ${mostRevealLimit}.`}
        hint={t`Each number counts once a day. Above it this person is sent to you, and you get an alert.`}
      />
    </form>
  );
};
