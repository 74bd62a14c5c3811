import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { type RecordList, useRecordList } from '../records/index.ts';

const described = {
  list: propertyCalls.list,
  get: propertyCalls.get,
  usualOrder: '-created_date',
  filters: [
    'deal_type',
    'property_type',
    'property_subtype',
    'area',
    'society_name',
    'bhk',
    'sale_price__gte',
    'sale_price__lte',
    'rent__gte',
    'rent__lte',
    'size_sqft__gte',
    'size_sqft__lte',
    'furniture',
    'facing',
    'status',
    'contact',
    'project',
  ],
} as const;

/** The list of properties as the address describes it. */
export const usePropertyList = () => useRecordList<Property>(described);
export type PropertyList = RecordList<Property>;
