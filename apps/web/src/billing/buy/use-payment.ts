import type { Transaction } from '@angan/contract/billing/orders.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { useCall } from '../../core/api/index.ts';
import { renewMe, useMay } from '../../core/session/index.ts';
import { toast } from '../../ui/toast.ts';
import { api } from '../api.ts';
import { openCheckout, type PayMethod } from '../checkout.ts';
import { boughtText } from '../words.ts';

type Order = Awaited<ReturnType<typeof api.orderTerm>>;

/** Where one sees what became of an order: the Owner on the page for it, the Co-Owner where it was bought. */
export const useStatusAddress = () => {
  const mayEdit = useMay('subscription:edit');
  return (order: number): string => (mayEdit ? `/paymentstatus?order=${order}` : `/buy/yearly?order=${order}`);
};

/** Opens an order and the payment page over it, and leads to what became of it. */
export const usePayment = <Given>(order: (given: Given) => Promise<Order>) => {
  const navigate = useNavigate();
  const addressOf = useStatusAddress();
  return useCall(
    async ({ given, method }: { given: Given; method: PayMethod }): Promise<Transaction> => {
      const { transaction, checkout } = await order(given);
      if (!checkout) return transaction;
      const signed = await openCheckout(checkout, boughtText(transaction), method);
      // Where this does not come through, the page that waits is told by the webhook.
      return api
        .confirm({ params: { id: transaction.id }, body: signed ?? {} })
        .catch(() => ({ ...transaction, status: signed ? ('Pending' as const) : transaction.status }));
    },
    {
      changes: ['transaction', 'subscription', 'platform_invoice'],
      failure: t`The payment page did not open. Nothing was charged.`,
      onSuccess: async (transaction) => {
        if (transaction.status === 'Paid') await renewMe(true);
        if (transaction.status === 'Created') toast.success(t`Nothing was paid. The order stays open for 30 minutes.`);
        else await navigate(addressOf(transaction.id));
      },
    },
  );
};
