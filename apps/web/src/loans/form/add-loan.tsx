import { loanCalls } from '@angan/contract/loans/loans.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { loanPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { showLoan } from '../loan-cache.ts';
import { bodyOf, draftMistakes, emptyDraft, summaryOf } from './loan-draft.ts';
import { LoanForm } from './loan-form.tsx';
import { useGivenRecord } from './use-given-record.ts';

const formName = 'loan:add';

/** Writes a loan down. What is typed outlives a reload and a lost line; saved, its papers are listed. */
export const AddLoan = () => {
  const [empty] = useState(emptyDraft);
  const navigate = useNavigate();
  const seesPayout = useMay('loan:payout');
  const { draft, set, errors, page } = useRecordForm({
    name: formName,
    initial: empty,
    mistakes: draftMistakes,
    save: (now) =>
      orKeep(
        loanCalls.create,
        { body: bodyOf(now, seesPayout) },
        {
          title: t`New loan`,
          detail: summaryOf(now),
          changes: ['loan', 'contact'],
          mend: { path: '/addloan', draft: { name: formName, value: now } },
        },
      ),
    success: word(loanTexts.created),
    failure: word(loanTexts.createFailed),
    onSaved: (loan) => {
      void showLoan(loan);
      navigate(loanPath(loan.id), { replace: true });
    },
    onKept: () => navigate('/loans', { replace: true }),
  });
  useGivenRecord(set);
  return (
    <FormPage
      {...page}
      title={t`Add loan`}
      submit={t`Add loan`}
      summary={page.isKept && summaryOf(draft)}
      onCancel={() => navigate('/loans')}
    >
      <LoanForm draft={draft} errors={errors} set={set} seesPayout={seesPayout} isNew />
    </FormPage>
  );
};
