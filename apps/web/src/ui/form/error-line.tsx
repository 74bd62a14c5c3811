import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './form.module.css';

/** What is wrong with a field, for the `error` of an input: a glyph and the sentence. */
export const errorLine = (error: string | undefined) =>
  error ? (
    <span className={styles.errorLine}>
      <IconAlertTriangle aria-hidden />
      {error}
    </span>
  ) : undefined;
