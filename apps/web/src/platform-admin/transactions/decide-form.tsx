import { type DeskOrder, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { boughtText } from '../../billing/light.ts';
import { client, useCall } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { orderChanges } from './order-changes.ts';

const api = client(transactionCalls);

interface Props {
  order: DeskOrder;
  decision: 'accept' | 'return';
  onClose: () => void;
}

/** Decides about money that was held: it says before what follows. */
export const DecideForm = ({ order, decision, onClose }: Props) => {
  const { id, order_no } = order;
  const [reason, setReason] = useState('');
  const isAccepted = decision === 'accept';
  const decide = useCall(() => (isAccepted ? api.accept : api.giveBack)({ params: { id }, body: { reason } }), {
    changes: orderChanges,
    success: isAccepted ? t`Accepted: the plan is on` : t`The money is on its way back`,
    quiet: true,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={isAccepted ? t`Accept for ${order_no}` : t`Give back: ${order_no}`}
      submit={isAccepted ? t`Accept` : t`Give it back`}
      busy={decide.isPending}
      error={decide.problem}
      note={t`The Owner hears of it by mail.`}
      onSubmit={() => decide.mutate()}
      onClose={onClose}
    >
      <p>
        {isAccepted ? acceptedOf(order) : t`All that is held goes back to where it came from. Nothing is turned on.`}
      </p>
      <TextField
        label={t`Reason`}
        value={reason}
        onChange={setReason}
        error={decide.errors.reason}
        hint={isAccepted ? t`It stays with the order for the next Admin.` : t`The Owner reads it in the mail.`}
        required
      />
    </FormDialog>
  );
};

const acceptedOf = (order: DeskOrder): string => {
  const { payments, total, held_reason } = order;
  const came = payments.find(({ outcome }) => outcome === 'held');
  const bought = boughtText(order);
  if (came?.currency !== 'INR') return t`${bought} is turned on at the order's own sums.`;
  const [money, wanted] = [formatRupees(came.amount), formatRupees(total)];
  if (came.amount < total)
    return t`${bought} is turned on. The invoice says ${money} instead of ${wanted}: the difference is a discount.`;
  if (came.amount > total)
    return t`${bought} is turned on for ${wanted}. The ${formatRupees(came.amount - total)} over it goes back.`;
  return held_reason === 'credit'
    ? t`${bought} is turned on. The credit that is gone meanwhile is given as a discount.`
    : t`${bought} is turned on.`;
};
