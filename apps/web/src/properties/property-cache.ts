import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, showing } from '../core/api/index.ts';

/** Shows a changed property at once, and asks again for every list and match that it may have moved in. */
export const showProperty = (queries: QueryClient, changed: Property): Promise<unknown> => {
  queries.setQueryData(keyOf(propertyCalls.get, { params: { id: changed.id } }), changed);
  return queries.invalidateQueries(showing('property', 'inquiry'));
};
