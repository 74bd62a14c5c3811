import type { ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  icon: ReactNode;
  /** What it is, for who rests the pointer on it. */
  name: string;
  text: string;
}

/** A fact on a card with a picture; nothing where it is not known. */
export const CardFact = ({ icon, name, text }: Props) =>
  text === '' ? null : (
    <span className={styles.fact} title={name}>
      {icon}
      {text}
    </span>
  );
