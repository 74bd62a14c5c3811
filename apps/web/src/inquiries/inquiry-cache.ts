import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, showing } from '../core/api/index.ts';

/** Asks again for every list and match that a new or changed inquiry may stand in. */
export const reloadInquiries = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries(showing('inquiry', 'property'));

/** Shows a changed inquiry at once. */
export const showInquiry = (queries: QueryClient, changed: Inquiry): Promise<unknown> => {
  queries.setQueryData(keyOf(inquiryCalls.get, { params: { id: changed.id } }), changed);
  return reloadInquiries(queries);
};
