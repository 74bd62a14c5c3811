import { useId } from 'react';
import styles from './duplicates.module.css';

interface Props {
  label: string;
  options: readonly { id: number; text: string }[];
  chosen: number | undefined;
  onChange: (id: number) => void;
}

/** One of the values that several people have for a field. */
export const FieldChoice = ({ label, options, chosen, onChange }: Props) => {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ id, text }) => (
          <label key={id} className={styles.option}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChange(id)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
