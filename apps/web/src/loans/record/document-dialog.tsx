import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { Loan, LoanDocument } from '@angan/contract/loans/loans.ts';
import { loanDocumentStatuses } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { apiAddress } from '../../core/platform/index.ts';
import { wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, TextField } from '../../ui/form/index.ts';
import styles from '../loan-record.module.css';
import { loanPartApi, useLoanPart } from './use-loan-part.ts';

interface Props {
  loan: Loan;
  document: LoanDocument;
  onClose: () => void;
}

/** How far a document is, what the bank says of it, and its file. */
export const DocumentDialog = ({ loan, document, onClose }: Props) => {
  const params = { id: loan.id, part: document.id };
  const [status, setStatus] = useState(document.status);
  const [note, setNote] = useState(document.note);
  const save = useLoanPart(() => loanPartApi.updateDocument({ params, body: { status, note } }), { onDone: onClose });
  const remove = useLoanPart(() => loanPartApi.removeDocument({ params }), {
    success: t`Taken off the list: ${document.item}`,
    onDone: onClose,
  });
  const attach = useLoanPart((file: File) => loanPartApi.addFile({ params, body: { file } }), {
    success: t`File added: ${document.item}`,
    onDone: onClose,
  });
  const { file } = document;
  return (
    <FormDialog
      opened
      title={document.item}
      submit={t`Save`}
      busy={save.isPending}
      error={save.problem ?? attach.errors.file}
      onSubmit={() => (loan.may_edit ? save.mutate() : onClose())}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Status`}
        choices={wordChoices(loanDocumentStatuses)}
        chosen={[status]}
        required
        error={save.errors.status}
        onChange={([chosen]) => setStatus(chosen!)}
      />
      <TextField
        label={t`Note`}
        placeholder={t`Second year missing`}
        maxLength={loanLimits.reason}
        value={note}
        error={save.errors.note}
        onChange={setNote}
      />
      <div className={styles.file}>
        {file && (
          <Button
            component="a"
            href={apiAddress(file.url)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {file.name}
          </Button>
        )}
        {loan.may_edit && (
          <FileButton
            accept="application/pdf,image/jpeg,image/png"
            onChange={(chosen) => chosen && attach.mutate(chosen)}
          >
            {(props) => (
              <Button {...props} loading={attach.isPending} leftSection={<IconUpload size={16} aria-hidden />}>
                {file ? t`Replace file` : t`Add file`}
              </Button>
            )}
          </FileButton>
        )}
        {loan.may_edit && document.is_own && (
          <Button
            variant="subtle"
            loading={remove.isPending}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => remove.mutate()}
          >
            {t`Take off the list`}
          </Button>
        )}
      </div>
    </FormDialog>
  );
};
