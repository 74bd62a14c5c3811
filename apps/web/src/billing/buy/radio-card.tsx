import type { ReactNode } from 'react';
import styles from './buy.module.css';

interface Props {
  /** Which radios belong together. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several, as a card with its radio. */
export const RadioCard = ({ name, checked, onChoose, children }: Props) => (
  <label className={styles.plan} data-checked={checked || undefined}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </label>
);
