import { leadFileLimits } from '@angan/contract/lead-events/lead-files.ts';
import { t } from '@lingui/core/macro';
import { Button, FileButton } from '@mantine/core';
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatNumber } from '../../core/language/index.ts';
import styles from './from-file.module.css';
import type { OpenLeadFile } from './use-lead-file.ts';

/** What a file picker offers: some phones know the endings, others the types. */
const accepted = [
  ...['.csv', '.xlsx', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

/** The place to give a file, and why the last one was refused. */
export const FilePlace = ({ given: { errors, isLooking, refused, choose } }: { given: OpenLeadFile }) => {
  const reset = useRef<() => void>(null);
  const rows = formatNumber(leadFileLimits.rows);
  return (
    <div className={styles.place}>
      <IconFileImport className={styles.icon} aria-hidden />
      <p className={styles.what}>
        {t`What Google Ads, Facebook, LinkedIn or any other platform exports: a CSV or Excel file with up to ${rows} rows. You see what each column is taken for before anything is added.`}
      </p>
      <FileButton
        accept={accepted}
        resetRef={reset}
        onChange={(file) => {
          choose(file);
          // The same file, mended and chosen again, would be no change.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button
            variant="filled"
            loading={isLooking}
            leftSection={<IconFileImport size={16} aria-hidden />}
            {...props}
          >
            {t`Choose a file`}
          </Button>
        )}
      </FileButton>
      <p className={styles.drop}>{t`or drop the file anywhere on this page`}</p>
      {errors.file && (
        <p className={styles.problem} role="alert">
          <IconAlertTriangle aria-hidden />
          <span>
            <strong>{refused}:</strong> {errors.file}
          </span>
        </p>
      )}
    </div>
  );
};
