import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import styles from './board.module.css';

/** Stands in a column without cards: a quiet dash, and a word for who does not see it. */
export const NoCards = () => (
  <li className={styles.none}>
    <span aria-hidden>–</span>
    <VisuallyHidden>{t`No cards`}</VisuallyHidden>
  </li>
);
