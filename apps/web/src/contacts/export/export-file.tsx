import type { ContactExport } from '@angan/contract/contacts/contact-exports.ts';
import { exportProblems } from '@angan/contract/contacts/export-problems.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatDate, formatDateTime, formatNumber, sentence } from '../../core/language/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { contactsWord } from '../bulk/bulk-words.ts';
import styles from './export.module.css';
import { isBeingWritten } from './use-exports.ts';

/** One file: what it holds, and how to get it or how far it has come. */
export const ExportFile = ({ file }: { file: ContactExport }) => {
  const me = useAuth(({ userInfo }) => userInfo?.id);
  const { format, progress, created_by, created_date, expires_at, problem } = file;
  const at = formatDateTime(created_date);
  const made = created_by.id === me ? at : t`${at} by ${created_by.first_name} ${created_by.last_name}`;
  const writing = isBeingWritten(file);
  const done = formatNumber(progress.done);
  const written = progress.total === null ? t`${done} written` : t`${done} of ${formatNumber(progress.total)} written`;
  return (
    <li className={styles.file}>
      <div className={styles.about}>
        <p className={styles.name}>
          {format}, {writing ? written : contactsWord(progress.done)}
        </p>
        <p className={styles.when}>{file.file ? t`${made}, kept until ${formatDate(expires_at)}` : made}</p>
        {file.status === 'Failed' && problem && <p className={styles.problem}>{sentence(exportProblems, problem)}</p>}
        {writing && (
          <ProgressBar small label={t`Writing the ${format} file`} done={progress.done} total={progress.total ?? 0} />
        )}
      </div>
      {file.file && (
        <Button
          component="a"
          href={file.file.link}
          download={file.file.name}
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t`Download ${file.file.name} of ${formatDateTime(created_date)}`}
        >
          {t`Download`}
        </Button>
      )}
    </li>
  );
};
