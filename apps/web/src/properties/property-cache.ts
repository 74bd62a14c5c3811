import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, nounOf } from '../core/api/index.ts';

const [property, inquiry] = [nounOf('/properties/property/'), nounOf('/properties/inquiry/')];

/** Shows a changed property at once, and asks again for every list and match that it may have moved in. */
export const showProperty = (queries: QueryClient, changed: Property): Promise<unknown> => {
  queries.setQueryData(keyOf(propertyCalls.get, { params: { id: changed.id } }), changed);
  return Promise.all([property, inquiry].map((noun) => queries.invalidateQueries({ queryKey: [noun] })));
};
