import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { labelOf } from '../kit/presented.ts';
import { type InquiryField, inquiryFields } from './inquiry-fields.ts';

const beside: Record<string, string> = {
  contact: 'Contact',
  date_time: 'Received',
  property_type: 'Property type',
  deal_type: 'Deal type',
  area: 'Area',
  society_name: 'Society',
  project: 'Project',
  asked_property: 'Asked property',
  co_broker: 'Co-broker',
  assigned_to: 'Assigned to',
  next_follow_up: 'Next follow-up',
  locked_inquiry: 'Visibility',
};

/** A field of an inquiry as people read it; undefined for what is no field of theirs. */
export const inquiryFieldLabel = (field: string): string | undefined => beside[field] ?? labelOf(inquiryFields, field);

/** Whether an inquiry of a property type and deal types has a field at all. */
export const asksFor = (field: InquiryField, propertyType: number, deals: readonly number[]): boolean => {
  const { type, deals: only } = inquiryFields[field];
  if (type && propertyTypes.find(({ id }) => id === propertyType)?.property_type !== type) return false;
  if (!only) return true;
  return dealTypes.some(({ id, unit, deal_type }) => {
    if (!deals.includes(id)) return false;
    if (only === 'pre-leased') return deal_type === 'Pre-leased';
    return (unit === 'total') === (only === 'bought');
  });
};
