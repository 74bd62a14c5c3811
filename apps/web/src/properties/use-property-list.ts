import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyFilters } from '@angan/contract/properties/property-filters.ts';
import type { Ahead } from '../core/kept/ahead.ts';
import { lazyPart } from '../core/screen.ts';
import { firstPage, namesOf, type RecordList, useRecordList } from '../records/index.ts';
import { usualStatus } from './usual-status.ts';

/** The open one, whose code comes when somebody reaches for one. */
export const propertyRecord = lazyPart(() => import('./property-record.tsx'), 'PropertyRecord');

const described = {
  list: propertyCalls.list,
  record: propertyRecord,
  get: propertyCalls.get,
  usualOrder: '-created_date',
  filters: namesOf(propertyFilters),
  // What can be sold or let today.
  usual: { status: usualStatus },
};

/** The list of properties as the address describes it. */
export const usePropertyList = () => useRecordList(described);
/** Asks for the first of them, before anybody opens the list. */
export const propertiesAhead: Ahead = (ask) => ask(firstPage(described));
export type PropertyList = RecordList<Property>;
