import { t } from '@lingui/core/macro';
import styles from './app.module.css';

/** The first stop of the Tab key: past the menus, to the screen itself. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    {t`Skip to the screen`}
  </a>
);
