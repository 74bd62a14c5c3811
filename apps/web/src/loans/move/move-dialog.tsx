import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { loanLadder } from '@angan/domain/loans/index.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, word } from '../../core/language/index.ts';
import { fieldsBody, fieldsDraft, fieldsMistakes, RecordFields, wordChoices } from '../../records/index.ts';
import {
  ChoiceChips,
  DayField,
  FieldPair,
  FormDialog,
  LookupField,
  TextAreaField,
  TextField,
  useFieldErrors,
} from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { showLoan } from '../loan-cache.ts';
import styles from '../loan-record.module.css';
import { bankChoices } from '../loan-words.ts';
import { moveFields, needsOf } from './move-needs.ts';

const api = client(loanCalls);

interface Props {
  loan: Loan;
  /** The stage that was asked for; to be chosen where it is left out. */
  to: LoanStage | undefined;
  onClose: () => void;
}

const isBack = (loan: Loan, to: LoanStage) =>
  loan.left_stage === null && loanLadder.indexOf(to) >= 0 && loanLadder.indexOf(loan.stage) > loanLadder.indexOf(to);

/** Moves a loan to another stage, and asks for what that stage needs and the loan does not say. */
export const MoveDialog = ({ loan, to: given, onClose }: Props) => {
  const lead = loan.applications?.find(({ is_lead }) => is_lead);
  const [to, setTo] = useState(given);
  const [draft, setDraft] = useState(() => ({
    ...fieldsDraft(moveFields, loan),
    ...(loan.sanctioned_amount === null && { sanction_date: dayInIndia() }),
  }));
  const [bank, setBank] = useState<number | null>(loan.stage === 'Rejected' ? null : loan.bank);
  const [app_no, setNumber] = useState(lead?.app_no ?? '');
  const [login_date, setLogin] = useState(lead?.login_date ?? dayInIndia());
  const [note, setNote] = useState('');
  const { errors, refuse } = useFieldErrors();
  const needs = to ? needsOf(loan, to) : undefined;
  const move = useCall(
    () => {
      const said = fieldsBody(moveFields, draft);
      const asked = Object.fromEntries((needs?.fields ?? []).map((name) => [name, said[name]]));
      const application = needs?.application ? { bank, app_no, login_date: login_date || null } : {};
      return api.move({
        params: { id: loan.id },
        body: { to: to!, note, ...application, ...(needs?.otherBank && { bank }), ...asked },
      });
    },
    {
      success: (changed) => t`${personName(changed.applicant.name)} is ${word(changed.stage)}`,
      onFieldErrors: refuse,
      onSuccess: (changed) => {
        void showLoan(changed);
        onClose();
      },
    },
  );
  const submit = () => {
    if (!to) return refuse({ to: t`Choose a stage.` });
    const wrong = fieldsMistakes(moveFields, draft);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) move.mutate();
  };
  const name = to && word(to);
  return (
    <FormDialog
      opened
      title={name && given ? t`Move ${loan.loan_code} to ${name}` : t`Change stage`}
      submit={name && given ? t`Move to ${name}` : t`Change stage`}
      busy={move.isPending}
      error={errors.to ?? move.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {!given && (
        <ChoiceChips
          label={t`Stage`}
          choices={wordChoices(loan.may_move_to)}
          chosen={to ? [to] : []}
          single
          error={errors.to}
          onChange={([chosen]) => {
            setTo(chosen);
            refuse({});
          }}
        />
      )}
      {needs?.disbursement && <p className={styles.estimate}>{t`Add the disbursement: the loan moves with it.`}</p>}
      {needs?.otherBank && (
        <LookupField
          label={t`Apply to`}
          hint={t`Another bank than the one that refused.`}
          choices={bankChoices.filter(({ id }) => id !== loan.bank)}
          value={bank}
          required
          error={errors.bank}
          onChange={setBank}
        />
      )}
      {needs?.application && (
        <>
          <LookupField
            label={t`Bank`}
            choices={bankChoices}
            value={bank}
            required
            error={errors.bank}
            onChange={setBank}
          />
          <FieldPair>
            <TextField
              label={t`Application no.`}
              required
              maxLength={loanLimits.number}
              value={app_no}
              error={errors.app_no}
              onChange={setNumber}
            />
            <DayField label={t`Logged in on`} value={login_date} error={errors.login_date} onChange={setLogin} />
          </FieldPair>
        </>
      )}
      {needs && needs.fields.length > 0 && (
        <RecordFields
          fields={moveFields}
          names={needs.fields}
          draft={draft}
          errors={errors}
          set={(change) => setDraft({ ...draft, ...change })}
          hints={{
            ...(to === 'Sanctioned' && { sanction_valid_to: t`Left empty: six months from the sanction` }),
          }}
        />
      )}
      {to && (
        <TextAreaField
          label={isBack(loan, to) ? t`Why it goes back` : t`Note`}
          value={note}
          required={isBack(loan, to)}
          maxLength={loanLimits.note}
          error={errors.note}
          onChange={setNote}
        />
      )}
      {to === 'Sanctioned' && loan.next_follow_up && (
        <p className={styles.estimate}>{t`Next follow-up stays on ${formatDate(loan.next_follow_up)}.`}</p>
      )}
    </FormDialog>
  );
};
