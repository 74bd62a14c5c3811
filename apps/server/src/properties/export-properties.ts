import { type Property, properties } from '@angan/contract/properties/properties.ts';
import { propertyFields } from '@angan/contract/properties/property-fields.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { between, type Columns, columnsOf, listExporter, textColumn } from '../core/exports/index.ts';
import {
  assignedColumn,
  brokerageWords,
  coBrokerColumn,
  dayOf,
  listedColumn,
  otherContactsColumn,
  placedColumns,
} from '../records/index.ts';
import { noteExported } from '../viewed/index.ts';
import { listProperties } from './list-properties.ts';

/** '2 AC, 1 Sofa' */
const itemWords = (items: Property['furnishing_items']): string =>
  Object.entries(items)
    .map(([item, count]) => `${count} ${item}`)
    .join(between);

/** 'Housing 12345 https://…' for each portal that it stands on. */
const portalWords = (published: Property['published_on']): string =>
  Object.entries(published)
    .map(([portal, { ref, url, is_live }]) => [portal, ref, url, is_live ? '' : '(not live)'].filter(Boolean).join(' '))
    .join(between);

/** What a file of properties has, without what the owner says in confidence. */
export const propertyColumns: Columns<Property> = {
  property_code: textColumn(({ property_code }) => property_code),
  ...placedColumns,
  property_subtype: listedColumn('property_subtype'),
  status: textColumn(({ status }) => status),
  society_name: textColumn(({ society_name }) => society_name?.society_name ?? '', 28),
  ...columnsOf<Property>(propertyFields, {
    source: ({ source }, namesOf) => namesOf('source', source),
    features: ({ features }, namesOf) => namesOf('feature', features),
    furnishing_items: ({ furnishing_items }) => itemWords(furnishing_items),
    published_on: ({ published_on }) => portalWords(published_on),
    brokerage_terms: ({ brokerage_terms }) => brokerageWords(brokerage_terms),
  }),
  co_broker: coBrokerColumn,
  other_contacts: otherContactsColumn,
  external_ref: textColumn(({ external_ref }) => external_ref),
  assigned_to: assignedColumn,
  locked_property: textColumn(({ locked_property }) => String(locked_property)),
  last_verified_at: textColumn(({ last_verified_at }) => dayOf(last_verified_at)),
  created_date: textColumn(({ created_date }) => dayOf(created_date)),
};

export const exportProperties = listExporter(properties, {
  title: propertyTexts.title,
  fields: propertyFields,
  columns: propertyColumns,
  names: ['source', 'feature'],
  onTaken: noteExported('property'),
  list: ({ query }, context) => listProperties(query, context),
});
