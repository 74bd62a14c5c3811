import { type DeskOrder, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { type TermAfterRefund, termsAfterRefund } from '@angan/domain/billing/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatNumber, formatRupees } from '../../core/language/index.ts';
import { FormDialog, MoneyField, moneyUnreadable, rupeesIn, SentenceChoice, TextField } from '../../ui/form/index.ts';
import { orderChanges } from './order-changes.ts';
import { daysText } from './words.ts';

const api = client(transactionCalls);

/** Gives money of a paid order back; it says before what becomes of what the order turned on. */
export const RefundForm = ({ order, onClose }: { order: DeskOrder; onClose: () => void }) => {
  const { id, refundable, gateway, order_no } = order;
  const [amount, setAmount] = useState(formatNumber(refundable));
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [term, setTerm] = useState<TermAfterRefund>(termsAfterRefund[0]);
  const rupees = rupeesIn(amount);
  const refund = useCall(() => api.refund({ params: { id }, body: { amount: rupees ?? 0, reason, term, reference } }), {
    changes: orderChanges,
    success: t`The refund is under way`,
    quiet: true,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Refund ${order_no}`}
      submit={rupees ? t`Give back ${formatRupees(rupees)}` : t`Give back`}
      busy={refund.isPending}
      error={refund.problem}
      note={t`A credit note goes to the Owner by mail.`}
      onSubmit={() => refund.mutate()}
      onClose={onClose}
    >
      <MoneyField
        label={t`Amount, GST included`}
        value={amount}
        onChange={setAmount}
        error={rupees === undefined ? moneyUnreadable() : refund.errors.amount}
        hint={t`Up to ${formatRupees(refundable)} is left of what was paid.`}
        required
      />
      <TextField
        label={t`Reason`}
        value={reason}
        onChange={setReason}
        error={refund.errors.reason}
        hint={t`It stays with the order for the next Admin.`}
        required
      />
      {gateway === 'Offline' && (
        <TextField
          label={t`Reference`}
          value={reference}
          onChange={setReference}
          error={refund.errors.reference}
          hint={t`It was paid past the gateway: send the money first, then enter the number of the transfer.`}
          required
        />
      )}
      <SentenceChoice<TermAfterRefund>
        label={t`What becomes of the plan`}
        choices={[
          { id: termsAfterRefund[0], label: t`Ends today`, sentence: endingOf(order) },
          { id: termsAfterRefund[1], label: t`Stays`, sentence: t`Nothing changes for the office.` },
        ]}
        chosen={term}
        onChange={setTerm}
      />
    </FormDialog>
  );
};

/** What 'Ends today' does to just this order. */
const endingOf = ({ term, purpose, users_added, credit }: DeskOrder): string => {
  if (!term || term.is_over) return t`It is over already.`;
  if (purpose === 'Add users') return t`The office has ${users_added} users fewer at once.`;
  const back = credit > 0 ? ` ${t`The credit that it used is there again once all is back.`}` : '';
  const ends = term.ends_on ? formatDate(term.ends_on) : daysText(term);
  return t`People work until the end of today instead of ${ends}, without days of grace.` + back;
};
