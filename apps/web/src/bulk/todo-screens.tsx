import { bulkCalls } from '@angan/contract/bulk/bulk.ts';
import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { client } from '../core/api/index.ts';
import { formatDate, formatPrice, perLanguage } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import {
  editInquiryPath,
  editPropertyPath,
  homeName,
  placeOf,
  pricesOf,
  propertyName,
  requirementText,
  useRecordList,
} from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { personName } from '../ui/person-name.ts';
import { TodoList } from './todo-list.tsx';

const bulk = client(bulkCalls);
const properties = client(propertyCalls);
const inquiries = client(inquiryCalls);

const always = { bulk_todo: 'true' };
const propertyList = {
  list: propertyCalls.list,
  get: propertyCalls.get,
  usualOrder: '-created_date',
  filters: [],
  always,
} as const;
const inquiryList = {
  list: inquiryCalls.list,
  get: inquiryCalls.get,
  usualOrder: '-created_date',
  filters: [],
  always,
} as const;

const priceOf = (property: Property) =>
  pricesOf(property)
    .map(({ text, per }) => `${text} ${per}`.trim())
    .join(', ');
const hintsOf = ({ completeness_hints }: Property) => completeness_hints.map(({ hint }) => hint).join(', ');

const propertyColumns = perLanguage<readonly Column<Property>[]>(() => [
  { key: 'property', label: t`Property`, width: 14, kind: 'name', cell: homeName },
  { key: 'code', label: t`Code`, width: 6, kind: 'quiet', cell: ({ property_code }) => property_code },
  { key: 'place', label: t`Place`, width: 16, cell: placeOf },
  { key: 'price', label: t`Price`, width: 10, kind: 'number', cell: priceOf },
  { key: 'complete', label: t`Complete`, width: 6, kind: 'number', cell: ({ completeness }) => `${completeness} %` },
  { key: 'next', label: t`What would help most`, width: 24, kind: 'quiet', cell: hintsOf },
  { key: 'added', label: t`Added`, width: 6.5, kind: 'quiet', cell: ({ created_date }) => formatDate(created_date) },
]);

/** Properties that were added in bulk and still lack detail. */
export const BulkPropertyTable = () => {
  const list = useRecordList(propertyList);
  const mayDelete = useMay('property:delete');
  return (
    <TodoList
      title={t`Incomplete properties`}
      noun="property"
      list={list}
      columns={propertyColumns()}
      lines={(row) => [propertyName(row), t`${row.completeness} % complete. ${hintsOf(row)}`]}
      nameOf={({ property_code }) => property_code}
      editPath={editPropertyPath}
      setDone={(id, bulk_done) => bulk.propertyDone({ params: { id }, body: { bulk_done } })}
      remove={mayDelete ? (id) => properties.remove({ params: { id } }) : undefined}
      restore={(id) => properties.restore({ params: { id } })}
      add={{ to: '/bulkproperty', label: t`Add many` }}
    />
  );
};

const hasPlace = ({ any_area, area, society_name, project }: Inquiry) =>
  any_area || area.length + society_name.length + project.length > 0;
const lacksOf = (inquiry: Inquiry): string =>
  [
    inquiry.budget_max === null && t`budget`,
    !hasPlace(inquiry) && t`area`,
    inquiry.next_follow_up === null && t`next step`,
  ]
    .filter(Boolean)
    .join(', ');

const inquiryColumns = perLanguage<readonly Column<Inquiry>[]>(() => [
  { key: 'contact', label: t`Contact`, width: 12, kind: 'name', cell: ({ contact }) => personName(contact.name) },
  { key: 'code', label: t`Code`, width: 6, kind: 'quiet', cell: ({ inquiry_code }) => inquiry_code },
  { key: 'wish', label: t`Requirement`, width: 24, cell: requirementText },
  {
    key: 'budget',
    label: t`Budget`,
    width: 9,
    kind: 'number',
    cell: ({ budget_max }) => (budget_max === null ? '' : formatPrice(budget_max)),
  },
  { key: 'lacks', label: t`Still missing`, width: 14, kind: 'quiet', cell: lacksOf },
  { key: 'added', label: t`Added`, width: 6.5, kind: 'quiet', cell: ({ created_date }) => formatDate(created_date) },
]);

/** Inquiries that were added in bulk and have no budget, no place or no next step. */
export const BulkInquiryTable = () => {
  const list = useRecordList(inquiryList);
  const mayDelete = useMay('inquiry:delete');
  return (
    <TodoList
      title={t`Incomplete inquiries`}
      noun="inquiry"
      list={list}
      columns={inquiryColumns()}
      lines={(row) => [personName(row.contact.name), t`${requirementText(row)}. Missing: ${lacksOf(row)}`]}
      nameOf={({ inquiry_code }) => inquiry_code}
      editPath={editInquiryPath}
      setDone={(id, bulk_done) => bulk.inquiryDone({ params: { id }, body: { bulk_done } })}
      remove={mayDelete ? (id) => inquiries.remove({ params: { id } }) : undefined}
      restore={(id) => inquiries.restore({ params: { id } })}
      add={{ to: '/bulkInquiry', label: t`Add many` }}
    />
  );
};
