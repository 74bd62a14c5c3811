import { type LeadFile, leadFileCalls } from '@angan/contract/lead-events/lead-files.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressSquare } from '../../ui/progress-square.tsx';
import { leadsOfFilesPath } from '../words/paths.ts';
import styles from './from-file.module.css';

const api = client(leadFileCalls);

/** Milliseconds between two looks while rows are read, should the news of them not come by itself. */
const looksAgain = 2000;

interface Props {
  file: LeadFile;
  onClose: () => void;
}

/** What became of the rows of a file, followed while they are read; those that failed can be taken home and mended. */
export const FileOutcome = ({ file: first, onClose }: Props) => {
  const params = { id: first.id };
  const followed = useQuery({
    ...query(leadFileCalls.get, { params }, { quiet: true }),
    initialData: first,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? looksAgain : false),
  });
  const file = followed.data;
  const isReading = file.waiting > 0;
  const take = useCall(() => api.failed({ params }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  return (
    <Dialog
      opened
      title={isReading ? t`Reading the leads` : t`The file is in`}
      onClose={onClose}
      footer={
        <Button component={Link} to={leadsOfFilesPath} variant="filled" onClick={onClose}>
          {t`Show the leads`}
        </Button>
      }
    >
      <div className={styles.outcome} aria-live="polite">
        <p>{t`${file.file_name}, ${file.source_name}`}</p>
        {isReading && (
          <>
            <ProgressSquare
              label={t`Reading ${file.file_name}`}
              done={file.rows_total - file.waiting}
              total={file.rows_total}
            />
            <p className={styles.quiet}>{t`You can go on working; this goes on without you.`}</p>
          </>
        )}
        <Counts file={file} />
        {!isReading && file.failed > 0 && (
          <div className={styles.mend}>
            <p>{t`Take the failed rows as a file that says why, mend them in it and bring it in.`}</p>
            <Button
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={take.isPending}
              onClick={() => take.mutate()}
            >
              {t`Failed rows`}
            </Button>
          </div>
        )}
        {followed.error && (
          <p className={styles.problem} role="alert">
            {followed.error.message}
          </p>
        )}
      </div>
    </Dialog>
  );
};

const Counts = ({ file }: { file: LeadFile }) => {
  const counts: { label: string; count: number; isBad?: boolean }[] = [
    { label: t`Became an inquiry`, count: file.created },
    { label: t`Added to an open inquiry`, count: file.appended },
    { label: t`Here already`, count: file.known },
    ...(file.skipped > 0 ? [{ label: t`Set aside`, count: file.skipped }] : []),
    { label: t`Failed`, count: file.failed, isBad: file.failed > 0 },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, isBad }) => (
        <div key={label} data-bad={isBad || undefined}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
};
