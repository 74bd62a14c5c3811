import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { client, useCall } from '../../core/api/index.ts';
import { personName } from '../../ui/person-name.ts';

const api = client(loanCalls);

/** Takes a loan off the list, at once; the notice offers to take that back. */
export const DeleteLoan = ({ loan, onDeleted }: { loan: Loan; onDeleted: () => void }) => {
  const params = { id: loan.id };
  const changes = ['loan', 'task'] as const;
  const restore = useCall(() => api.restore({ params }), { changes });
  const remove = useCall(() => api.remove({ params }), {
    success: t`Deleted: ${personName(loan.applicant.name)}`,
    undo: () => restore.mutate(),
    changes,
    onSuccess: onDeleted,
  });
  return (
    <ActionIcon aria-label={t`Delete loan`} onClick={() => remove.mutate()}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
};
