import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { Loan } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, TextField } from '../../ui/form/index.ts';
import { loanPartApi, useLoanPart } from './use-loan-part.ts';

/** Asks for a document that the usual list does not have. */
export const AddDocument = ({ loan, onClose }: { loan: Loan; onClose: () => void }) => {
  const [of_whom, setWhom] = useState<'Applicant' | 'Property'>('Applicant');
  const [item, setItem] = useState('');
  const add = useLoanPart(() => loanPartApi.addDocument({ params: { id: loan.id }, body: { of_whom, item } }), {
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Add document`}
      submit={t`Add document`}
      busy={add.isPending}
      error={add.problem}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Of`}
        choices={wordChoices(['Applicant', 'Property'] as const)}
        chosen={[of_whom]}
        required
        onChange={([chosen]) => setWhom(chosen!)}
      />
      <TextField
        label={t`Document`}
        required
        autoFocus
        maxLength={loanLimits.item}
        value={item}
        error={add.errors.item}
        onChange={setItem}
      />
    </FormDialog>
  );
};
