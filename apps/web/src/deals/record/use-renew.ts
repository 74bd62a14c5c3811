import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { client, useCall } from '../../core/api/index.ts';
import { dealPath } from '../../records/light.ts';
import { toast } from '../../ui/toast.ts';
import { showDeal } from '../deal-cache.ts';
import { dealName } from '../deal-words.ts';

const api = client(dealCalls);

/**
 * Goes on with a lease by a deal on its terms, and opens that; the notice offers to take it back. Where somebody was
 * quicker, theirs is opened, which is not this person's to take back.
 */
export const useRenew = (lease: number) => {
  const navigate = useNavigate();
  const undo = useCall((renewal: Deal) => api.remove({ params: { id: renewal.id } }), {
    success: (_, renewal) => t`Deleted: ${dealName(renewal)}`,
    changes: ['deal', 'property'],
    onSuccess: () => navigate(dealPath(lease), { replace: true }),
  });
  return useCall(() => api.renew({ params: { id: lease } }), {
    onSuccess: ({ deal, is_new }) => {
      if (is_new) toast.success(t`Renewed: ${dealName(deal)}`, { undo: () => undo.mutate(deal) });
      else toast.success(t`Renewed before: ${dealName(deal)}`);
      void showDeal(deal);
      navigate(dealPath(deal.id));
    },
  });
};
