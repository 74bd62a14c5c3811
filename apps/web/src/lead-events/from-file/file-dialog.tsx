import type { LeadFile } from '@angan/contract/lead-events/lead-files.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form/index.ts';
import { useDroppedFile } from '../../ui/use-dropped-file.ts';
import { FileColumns } from './file-columns.tsx';
import { FileOutcome } from './file-outcome.tsx';
import { FilePlace } from './file-place.tsx';
import styles from './from-file.module.css';
import { LastFiles } from './last-files.tsx';
import { useLeadFile } from './use-lead-file.ts';

/** Brings in the leads of any platform's export: the file, what its columns are, and what became of each row. */
export const FileDialog = ({ onClose }: { onClose: () => void }) => {
  const [open, setOpen] = useState<LeadFile>();
  const given = useLeadFile(setOpen);
  useDroppedFile(open || given.draft ? undefined : given.choose);
  if (open) return <FileOutcome file={open} onClose={onClose} />;
  const { draft } = given;
  if (!draft)
    return (
      <Dialog
        opened
        title={t`Bring in a file`}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t`Cancel`}</Button>}
      >
        <div className={styles.begin}>
          <FilePlace given={given} />
          <LastFiles onOpen={setOpen} />
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      opened
      size="wide"
      title={t`Bring in a file`}
      submit={t`Bring it in`}
      busy={given.isSending || given.isLooking}
      error={given.errors.targets ?? given.errors.file}
      onSubmit={given.send}
      onClose={onClose}
    >
      <FileColumns draft={draft} given={given} />
    </FormDialog>
  );
};
