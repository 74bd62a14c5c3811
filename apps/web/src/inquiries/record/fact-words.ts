import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { type InquiryField, inquiryFieldNames, inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { asksFor } from '@angan/contract/inquiries/inquiry-layout.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatPrice, word } from '../../core/language/index.ts';

/** Fields that the record says in words of its own. */
const said: readonly InquiryField[] = [
  'contact_role',
  'property_subtype',
  'any_area',
  'bhk',
  'budget_min',
  'budget_max',
  'size_min',
  'size_max',
  'size_unit',
  'size_basis',
  'furniture',
  'possession',
  'needed_by',
  'timeline',
  'facing',
  'parking_cars',
  'floor_min',
  'floor_max',
  'floor_wish',
  'amenities',
  'features',
  'must_have',
  'source',
  'call_result',
  'brokerage_terms',
  'comment',
  'raw_text',
  'priority',
];

const textOf = (inquiry: Inquiry, field: InquiryField): string => {
  const value = inquiry[field] as unknown;
  if (value === null || value === '') return '';
  const { unit, kind } = inquiryFields[field];
  switch (kind) {
    case 'rupees':
      return formatPrice(value as number);
    case 'count':
    case 'amount':
    case 'percent':
      return [formatNumber(value as number), unit && word(unit)].filter(Boolean).join(' ');
    case 'date':
      return formatDate(value as string);
    case 'flag':
    case 'maybe':
      return value ? t`Yes` : t`No`;
    case 'choices':
      return (value as string[]).map(word).join(', ');
    default:
      return String(value);
  }
};

/** What else was said, of the fields that such an inquiry has: label and words. */
export const furtherFacts = (inquiry: Inquiry): [string, string][] =>
  inquiryFieldNames
    .filter((field) => !said.includes(field) && asksFor(field, inquiry.property_type, inquiry.deal_type))
    .map((field): [string, string] => [word(inquiryFields[field].label), textOf(inquiry, field)]);
