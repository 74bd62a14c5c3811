import type { DataMigration } from '@angan/contract/imports/data-migration.ts';
import { IconFileText } from '@tabler/icons-react';
import styles from './import-item.module.css';
import { rowsIn } from './nouns.ts';

/** An import as the thing that is asked about. */
export const ImportItem = ({ migration }: { migration: DataMigration }) => (
  <>
    <IconFileText className={styles.icon} aria-hidden />
    {migration.file_name}
    <span className={styles.counts}>{rowsIn(migration.rows_total)}</span>
  </>
);
