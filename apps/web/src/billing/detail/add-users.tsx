import { type Buyer, orderCalls } from '@angan/contract/billing/orders.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, formError, query } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CountField, countIn } from '../../ui/form/index.ts';
import { api } from '../api.ts';
import { BuyerForm } from '../buy/buyer-form.tsx';
import { OrderSums } from '../buy/order-sums.tsx';
import { usePayment } from '../buy/use-payment.ts';

/** More users until the term ends, summed before they are paid. */
export const AddUsers = ({ buyer: known, onClose }: { buyer: Buyer; onClose: () => void }) => {
  const [typed, setTyped] = useState('1');
  const [buyer, setBuyer] = useState(known);
  const users_added = countIn(typed) ?? 0;
  const quote = useQuery({
    ...query(orderCalls.quoteUsers, { body: { users_added, state_code: buyer.state_code } }, { quiet: true }),
    enabled: users_added > 0,
    placeholderData: keepPreviousData,
  });
  const payment = usePayment(() => api.orderUsers({ body: { users_added, buyer } }));
  const errors = fieldErrors(quote.error);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Add users`}
      footer={
        <Button
          variant="filled"
          disabled={!quote.data || quote.error !== null || users_added < 1}
          loading={payment.isPending}
          onClick={() => payment.mutate({ given: undefined, method: 'upi' })}
        >
          {quote.data ? t`Pay ${formatRupees(quote.data.total)}` : t`Pay`}
        </Button>
      }
    >
      <CountField
        label={t`More users`}
        value={typed}
        onChange={setTyped}
        error={errors.users_added ?? (quote.error ? formError(quote.error) : undefined)}
      />
      <BuyerForm buyer={buyer} errors={payment.errors} onChange={(changes) => setBuyer({ ...buyer, ...changes })} />
      {quote.data && <OrderSums quote={quote.data} />}
    </Dialog>
  );
};
