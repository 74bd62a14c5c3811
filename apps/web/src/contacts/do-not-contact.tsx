import { advertisingRefusals } from '@angan/domain/advertising.ts';
import { IconBan } from '@tabler/icons-react';
import { word } from '../core/language/index.ts';
import styles from './do-not-contact.module.css';

/** Stands by the name wherever somebody might call or write. */
export const DoNotContact = () => (
  <span className={styles.mark}>
    <IconBan aria-hidden />
    {word(advertisingRefusals.doNotContact)}
  </span>
);
