import type { LeadFile } from '@angan/contract/lead-events/lead-files.ts';
import { leadFileLimits } from '@angan/contract/lead-events/lead-files.ts';
import { t } from '@lingui/core/macro';
import { Button, FileButton } from '@mantine/core';
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form/index.ts';
import { useDroppedFile } from '../../ui/use-dropped-file.ts';
import { FileColumns } from './file-columns.tsx';
import { FileOutcome } from './file-outcome.tsx';
import styles from './from-file.module.css';
import { type OpenLeadFile, useLeadFile } from './use-lead-file.ts';

/** What a file picker offers: some phones know the endings, others the types. */
const accepted = [
  ...['.csv', '.xlsx', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

/** Brings in the leads of any platform's export: the file, what its columns are, and what became of each row. */
export const FileDialog = ({ onClose }: { onClose: () => void }) => {
  const [done, setDone] = useState<LeadFile>();
  const given = useLeadFile(setDone);
  useDroppedFile(done || given.draft ? undefined : given.choose);
  if (done) return <FileOutcome file={done} onClose={onClose} />;
  const { draft } = given;
  if (!draft)
    return (
      <Dialog
        opened
        title={t`Bring in a file`}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t`Cancel`}</Button>}
      >
        <Choose given={given} />
      </Dialog>
    );
  return (
    <FormDialog
      opened
      size="wide"
      title={t`Bring in a file`}
      submit={t`Bring it in`}
      busy={given.isSending}
      error={given.errors.targets ?? given.errors.file}
      onSubmit={given.send}
      onClose={onClose}
    >
      <FileColumns draft={draft} given={given} />
    </FormDialog>
  );
};

const Choose = ({ given: { errors, isLooking, choose } }: { given: OpenLeadFile }) => {
  const reset = useRef<() => void>(null);
  const rows = formatNumber(leadFileLimits.rows);
  return (
    <div className={styles.choose}>
      <p>
        {t`Leads as Google Ads, Facebook, LinkedIn or any other platform exports them: a CSV or Excel file with up to ${rows} rows. You see what each column is taken for before anything is added.`}
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
      {errors.file && (
        <p className={styles.problem} role="alert">
          <IconAlertTriangle aria-hidden />
          {errors.file}
        </p>
      )}
    </div>
  );
};
