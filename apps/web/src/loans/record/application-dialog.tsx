import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { Loan, LoanApplication } from '@angan/contract/loans/loans.ts';
import { loanStages } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { DayField, FieldPair, FormDialog, LookupField, SelectField, TextField } from '../../ui/form/index.ts';
import { bankChoices, bankName } from '../loan-words.ts';
import { loanPartApi, useLoanPart } from './use-loan-part.ts';

interface Props {
  loan: Loan;
  /** One that is there, to be changed. */
  application: LoanApplication | undefined;
  onClose: () => void;
}

/** Applies to a lender, or says what became of an application. */
export const ApplicationDialog = ({ loan, application, onClose }: Props) => {
  const [bank, setBank] = useState<number | null>(application?.bank ?? null);
  const [app_no, setNumber] = useState(application?.app_no ?? '');
  const [login_date, setDay] = useState(application?.login_date ?? '');
  const [stage, setStage] = useState(application?.stage ?? 'New');
  const [reason, setReason] = useState(application?.reason ?? '');
  const [is_lead, setLead] = useState(application?.is_lead ?? false);
  const said = { app_no, login_date: login_date || null };
  const save = useLoanPart(
    () =>
      application
        ? loanPartApi.updateApplication({
            params: { id: loan.id, part: application.id },
            body: { ...said, is_lead, reason, ...(!application.is_lead && { stage }) },
          })
        : loanPartApi.addApplication({ params: { id: loan.id }, body: { ...said, bank } }),
    { onDone: onClose },
  );
  return (
    <FormDialog
      opened
      title={application ? bankName(application.bank) : t`Add lender`}
      submit={t`Save`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {!application && (
        <LookupField
          label={t`Bank`}
          choices={bankChoices}
          value={bank}
          required
          autoFocus
          error={save.errors.bank}
          onChange={setBank}
        />
      )}
      <FieldPair>
        <TextField
          label={t`Application no.`}
          maxLength={loanLimits.number}
          value={app_no}
          error={save.errors.app_no}
          onChange={setNumber}
        />
        <DayField label={t`Logged in on`} value={login_date} error={save.errors.login_date} onChange={setDay} />
      </FieldPair>
      {application && (
        <TextField
          label={t`Remark`}
          placeholder={t`Income short: overtime not counted`}
          maxLength={loanLimits.reason}
          value={reason}
          error={save.errors.reason}
          onChange={setReason}
        />
      )}
      {application && !application.is_lead && (
        <>
          <SelectField
            label={t`Stage`}
            words={loanStages}
            value={stage}
            none=""
            error={save.errors.stage}
            onChange={(chosen) => chosen && setStage(chosen)}
          />
          <Checkbox
            label={t`This one leads from now on`}
            checked={is_lead}
            onChange={(event) => setLead(event.currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
};
