import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { invalidate, keyOf, queryClient } from '../core/api/index.ts';

/** Shows a changed property at once, and asks again for every list and match that it may have moved in. */
export const showProperty = (changed: Property): Promise<unknown> => {
  queryClient.setQueryData(keyOf(propertyCalls.get, { params: { id: changed.id } }), changed);
  return invalidate('property', 'inquiry');
};
