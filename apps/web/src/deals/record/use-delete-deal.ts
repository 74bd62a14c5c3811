import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { client, useCall } from '../../core/api/index.ts';
import { dealName } from '../deal-words.ts';

const api = client(dealCalls);

/** Takes a deal off the list, at once; the notice offers to take that back. */
export const useDeleteDeal = (onDeleted: () => void) => {
  const changes = ['deal'] as const;
  const restore = useCall(({ id }: Deal) => api.restore({ params: { id } }), { changes });
  return useCall(({ id }: Deal) => api.remove({ params: { id } }), {
    success: (_, deal) => t`Deleted: ${dealName(deal)}`,
    undo: (_, deal) => restore.mutate(deal),
    changes,
    onSuccess: onDeleted,
  });
};
