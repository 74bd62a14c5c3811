import { t } from '@lingui/core/macro';
import styles from './data.module.css';
import { DeleteOffice } from './delete-office.tsx';
import { EraseByNumber } from './erase-by-number.tsx';
import { FullExports } from './full-exports.tsx';

/** What the Owner may do with all that the office has. */
export const DataPart = () => (
  <section className={styles.part} aria-labelledby="own-data">
    <h2 id="own-data" className={styles.title}>{t`Your data`}</h2>
    <FullExports />
    <EraseByNumber />
    <DeleteOffice />
  </section>
);
