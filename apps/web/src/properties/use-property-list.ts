import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyFilters } from '@angan/contract/properties/property-filters.ts';
import { type RecordList, useRecordList } from '../records/index.ts';

const described = {
  list: propertyCalls.list,
  get: propertyCalls.get,
  usualOrder: '-created_date',
  filters: Object.keys(propertyFilters),
} as const;

/** The list of properties as the address describes it. */
export const usePropertyList = () => useRecordList<Property>(described);
export type PropertyList = RecordList<Property>;
