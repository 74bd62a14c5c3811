import { fullExportProblems } from '@angan/contract/own-data/full-export-problems.ts';
import type { FullExport } from '@angan/contract/own-data/full-exports.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatDate, formatDateTime, formatNumber, sentence } from '../core/language/index.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './data.module.css';
import { isBeingWritten } from './use-full-exports.ts';

/** One file: how far it has come, or how to get it and what is not in it. */
export const FullExportFile = ({ file }: { file: FullExport }) => {
  const { progress, left_out, created_date, expires_at, problem } = file;
  const at = formatDateTime(created_date);
  const writing = isBeingWritten(file);
  return (
    <li className={styles.file}>
      <div className={styles.about}>
        <p className={styles.name}>{nameOf(file)}</p>
        <p className={styles.when}>{file.file ? t`${at}, kept until ${formatDate(expires_at)}` : at}</p>
        {left_out > 0 && (
          <p className={styles.problem}>
            {plural(left_out, {
              one: 'One row or file could not be read. not-exported.txt names it.',
              other: `${formatNumber(left_out)} rows or files could not be read. not-exported.txt names them.`,
            })}
          </p>
        )}
        {file.status === 'Failed' && problem && (
          <p className={styles.problem}>{sentence(fullExportProblems, problem)}</p>
        )}
        {writing && <ProgressBar small label={t`Writing the file`} done={progress.done} total={progress.total ?? 0} />}
      </div>
      {file.file && (
        <Button
          component="a"
          href={file.file.link}
          download={file.file.name}
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t`Download ${file.file.name} of ${at}`}
        >
          {t`Download`}
        </Button>
      )}
    </li>
  );
};

const mb = 1024 * 1024;

/** '4,812 of 12,020 written', 'All data, 12.4 MB' */
const nameOf = ({ status, progress: { done, total }, file }: FullExport): string => {
  if (status === 'Waiting') return t`Waiting to begin`;
  if (status === 'Writing')
    return total === null
      ? t`${formatNumber(done)} written`
      : t`${formatNumber(done)} of ${formatNumber(total)} written`;
  if (!file) return t`All data`;
  const size = Math.max(0.1, Math.round((file.bytes / mb) * 10) / 10);
  return t`All data, ${formatNumber(size)} MB`;
};
