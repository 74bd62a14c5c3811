import { fullExportLimits } from '@angan/contract/own-data/full-exports.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPackageExport } from '@tabler/icons-react';
import { QueryView } from '../ui/query-view.tsx';
import styles from './data.module.css';
import { FullExportFile } from './full-export-file.tsx';
import { useFullExports } from './use-full-exports.ts';

/** Asking for all of the office's data in one file, and the files of the last days. */
export const FullExports = () => {
  const { query, files, isWriting, start, refusal } = useFullExports();
  return (
    <section className={styles.block} aria-labelledby="full-export">
      <h3 id="full-export" className={styles.subtitle}>{t`Export everything`}</h3>
      <p className={styles.note}>
        {t`One ZIP: a workbook for each kind of record with whole numbers, and every picture and document. Files are kept for ${fullExportLimits.keptDays} days. You are told by the bell and by mail when it is ready.`}
      </p>
      <Button
        className={styles.action}
        leftSection={<IconPackageExport size={16} aria-hidden />}
        variant="filled"
        disabled={isWriting}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t`Export everything`}
      </Button>
      {refusal && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
      <QueryView query={query} failed={t`The files of the last days did not load.`} loading={null} />
      {files.length > 0 && (
        <ul className={`list-unstyled ${styles.files}`} aria-label={t`Files`} aria-live="polite">
          {files.map((file) => (
            <FullExportFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
};
