import { useId } from 'react';
import styles from './sentence-choice.module.css';

interface Props<Id extends string> {
  label: string;
  hint?: string;
  /** Each with a sentence that says what follows from it. */
  choices: readonly { id: Id; label: string; sentence: string }[];
  chosen: Id;
  onChange: (id: Id) => void;
}

/** One of a few, where the word alone would not tell what is chosen. */
export const SentenceChoice = <Id extends string>({ label, hint, choices, chosen, onChange }: Props<Id>) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {choices.map(({ id, label, sentence }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            className={styles.square}
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChange(id)}
          />
          <span className={styles.words}>
            <span className={styles.word}>{label}</span>
            <span className={styles.sentence}>{sentence}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
