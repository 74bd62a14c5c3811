import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CardLink } from '../ui/data-list/index.ts';
import styles from './places.module.css';

export interface PlaceRowProps {
  href: string;
  onApproach: () => void;
  name: string;
  /** Where it is, or what it is. */
  about: ReactNode;
  /** What is there, at the right. */
  stock: ReactNode;
  isOff?: boolean;
}

/** A place on a phone. */
export const PlaceRow = ({ href, onApproach, name, about, stock, isOff = false }: PlaceRowProps) => (
  <article className={styles.row} data-off={isOff || undefined}>
    <div className={styles.words}>
      <CardLink className={styles.name} href={href} onApproach={onApproach}>
        {name}
      </CardLink>
      <span className={styles.about}>
        {about}
        {isOff && ` · ${t`Not in use`}`}
      </span>
    </div>
    <div className={styles.stock}>{stock}</div>
  </article>
);
