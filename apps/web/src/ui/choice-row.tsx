import { word } from '../core/language/index.ts';
import styles from './choice-row.module.css';
import { useUrlState } from './use-url-state.ts';

interface Props<T extends string> {
  label: string;
  /** The parameter of the address that holds the choice. */
  name: string;
  choices: readonly T[];
  /** How a choice is read: as a word of the product, where nothing else is said. */
  textOf?: (choice: T) => string;
}

/** Which of the choices the address names: the first where it names none. */
export const useChoice = <T extends string>(name: string, choices: readonly T[]): T => {
  const url = useUrlState();
  return choices.find((one) => one === url.get(name)) ?? choices[0]!;
};

/** The parts of a screen as a row of buttons above it, of which the address keeps one. */
export const ChoiceRow = <T extends string>({ label, name, choices, textOf = word }: Props<T>) => {
  const url = useUrlState();
  const chosen = useChoice(name, choices);
  return (
    <nav className={styles.row} aria-label={label}>
      {choices.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.choice}
          aria-pressed={one === chosen}
          onClick={() => url.patch({ [name]: one === choices[0] ? null : one }, { replace: true })}
        >
          {textOf(one)}
        </button>
      ))}
    </nav>
  );
};
