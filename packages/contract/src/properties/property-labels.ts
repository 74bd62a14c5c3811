import { labelOf } from '../kit/presented.ts';
import { type LaidOutField, laidOut } from './property-fields.ts';

/** Fields of a property that stand outside the layout of its form, as people read them. */
const others = {
  property_type: 'Type',
  property_subtype: 'Subtype',
  deal_type: 'Deal',
  contact: 'Contact',
  area: 'Area',
  society_name: 'Society',
  co_broker: 'Co-broker',
  assigned_to: 'Assigned to',
  locked_property: 'Visibility',
  status: 'Status',
} as const;
export type LabelledField = LaidOutField | keyof typeof others;

/** A field of a property as people read it: 'Covered parking'. undefined for what nobody filled in. */
export const propertyFieldLabel = (field: string): string | undefined =>
  Object.hasOwn(others, field) ? others[field as keyof typeof others] : labelOf(laidOut, field);
