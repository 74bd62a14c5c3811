import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { invalidate, keyOf, queryClient } from '../core/api/index.ts';

/** Shows a changed inquiry at once, and asks again for every list and match that it may stand in. */
export const showInquiry = (changed: Inquiry): Promise<unknown> => {
  queryClient.setQueryData(keyOf(inquiryCalls.get, { params: { id: changed.id } }), changed);
  return invalidate('inquiry', 'property');
};
