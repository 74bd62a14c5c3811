import { dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { dealPath } from '../../records/light.ts';
import { toast } from '../../ui/toast.ts';
import { showDeal } from '../deal-cache.ts';

const api = client(dealCalls);

/**
 * Goes on with a lease by a deal on its terms, and opens that; the notice offers to take it back. Where somebody was
 * quicker, theirs is opened, which is not this person's to take back.
 */
export const useRenew = (lease: number) => {
  const navigate = useNavigate();
  const undo = useCall((renewal: { id: number; deal_code: string }) => api.remove({ params: { id: renewal.id } }), {
    success: (_, { deal_code }) => t`Deleted: ${deal_code}`,
    changes: ['deal', 'property'],
    onSuccess: () => navigate(dealPath(lease), { replace: true }),
  });
  return useCall(() => api.renew({ params: { id: lease } }), {
    onSuccess: ({ deal, is_new }) => {
      const { deal_code } = deal;
      if (is_new) toast.success(t`Renewed as ${deal_code}`, { undo: () => undo.mutate(deal) });
      else toast.success(t`Renewed before as ${deal_code}`);
      void showDeal(deal);
      navigate(dealPath(deal.id));
    },
  });
};
