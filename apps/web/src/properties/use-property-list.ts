import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyFilters } from '@angan/contract/properties/property-filters.ts';
import { namesOf, type RecordList, useRecordList } from '../records/index.ts';

const described = {
  list: propertyCalls.list,
  get: propertyCalls.get,
  usualOrder: '-created_date',
  filters: namesOf(propertyFilters),
};

/** The list of properties as the address describes it. */
export const usePropertyList = () => useRecordList(described);
export type PropertyList = RecordList<Property>;
