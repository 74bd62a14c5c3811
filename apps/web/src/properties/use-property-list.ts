import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyFilters } from '@angan/contract/properties/property-filters.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import { namesOf, type RecordList, useRecordList } from '../records/index.ts';

/** Sold, withdrawn and unfinished ones are looked at on purpose. */
export const usualStatus = 'Available' satisfies PropertyStatus;

const described = {
  list: propertyCalls.list,
  get: propertyCalls.get,
  usualOrder: '-created_date',
  filters: namesOf(propertyFilters),
  // What can be sold or let today.
  usual: { status: usualStatus },
};

/** The list of properties as the address describes it. */
export const usePropertyList = () => useRecordList(described);
export type PropertyList = RecordList<Property>;
