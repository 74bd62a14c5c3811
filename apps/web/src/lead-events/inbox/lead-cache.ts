import type { LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { invalidate, keyOf, queryClient } from '../../core/api/index.ts';

/** Shows a changed lead at once, and asks again for every list that it or its inquiry may stand in. */
export const showLead = (changed: LeadEventDetail): Promise<unknown> => {
  queryClient.setQueryData(keyOf(leadEventCalls.get, { params: { id: changed.id } }), changed);
  return invalidate('lead_event', 'inquiry', 'contact');
};
