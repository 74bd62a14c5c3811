import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query } from '../../core/api/index.ts';
import { loanPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { showLoan } from '../loan-cache.ts';
import { changesOf, draftMistakes, draftOf, summaryOf } from './loan-draft.ts';
import { LoanForm } from './loan-form.tsx';

const api = client(loanCalls);

/** What is known of a loan, to be changed. */
export const EditLoan = ({ id }: { id: number }) => {
  const record = useQuery({
    ...query(loanCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPage
      title={t`Edit loan`}
      query={record}
      failed={t`The loan did not load.`}
      loading={t`Loading the loan`}
      rows={8}
    >
      {(data) => <Editor key={id} loan={data} />}
    </QueryPage>
  );
};

const Editor = ({ loan }: { loan: Loan }) => {
  const [before] = useState(() => draftOf(loan));
  const navigate = useNavigate();
  const back = () => navigate(loanPath(loan.id), { replace: true });
  const { draft, set, errors, page } = useRecordForm({
    name: `loan:${loan.id}`,
    initial: before,
    mistakes: draftMistakes,
    save: (now) => api.update({ params: { id: loan.id }, body: changesOf(loan, now) }),
    success: (changed) => t`Saved: ${personName(changed.applicant.name)}`,
    onSaved: (changed) => {
      void showLoan(changed);
      back();
    },
  });
  return (
    <FormPage
      {...page}
      title={t`Edit ${loan.loan_code}`}
      submit={t`Save`}
      unchanged={Object.keys(changesOf(loan, draft)).length === 0}
      summary={page.isKept && summaryOf(draft)}
      onCancel={back}
    >
      <LoanForm draft={draft} errors={errors} set={set} seesPayout={loan.may_see_payout} />
    </FormPage>
  );
};
