import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { invalidate, keyOf, queryClient } from '../core/api/index.ts';

/** Shows a changed deal at once, and asks again for what it moved. */
export const showDeal = (changed: Deal): Promise<unknown> => {
  queryClient.setQueryData(keyOf(dealCalls.get, { params: { id: changed.id } }), changed);
  return invalidate('deal', 'inquiry', 'property', 'task');
};
