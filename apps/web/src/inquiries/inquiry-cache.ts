import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, nounOf } from '../core/api/index.ts';

const nouns = ['/properties/inquiry/', '/properties/property/'].map(nounOf);

/** Asks again for every list and match that a new or changed inquiry may stand in. */
export const reloadInquiries = (queries: QueryClient): Promise<unknown> =>
  Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })));

/** Shows a changed inquiry at once. */
export const showInquiry = (queries: QueryClient, changed: Inquiry): Promise<unknown> => {
  queries.setQueryData(keyOf(inquiryCalls.get, { params: { id: changed.id } }), changed);
  return reloadInquiries(queries);
};
