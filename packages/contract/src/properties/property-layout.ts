import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { namesOf } from '../kit/presented.ts';
import { type LaidOutField, laidOut } from './property-fields.ts';
import { type PropertySection, propertySections } from './property-sections.ts';

export const laidOutFields = namesOf(laidOut);

/** Whether a property of some subtype and deal types has a field at all (domain 2.1.1). No deal types: both ways. */
export const hasField = (field: LaidOutField, subtype: number, deals: readonly number[]): boolean => {
  const { groups, deals: only } = laidOut[field];
  const group = propertySubtypes.find((row) => row.id === subtype)?.group;
  if (groups && group && !groups.includes(group)) return false;
  if (!only || deals.length === 0) return true;
  return dealTypes.some(({ id, unit }) => deals.includes(id) && (unit === 'total') === (only === 'sold'));
};

/** The fields of a property of some subtype and deal types, by section, in the order of the form. */
export const fieldsBySection = (subtype: number, deals: readonly number[]): [PropertySection, LaidOutField[]][] =>
  propertySections
    .map((section): [PropertySection, LaidOutField[]] => [
      section,
      laidOutFields.filter((field) => laidOut[field].section === section && hasField(field, subtype, deals)),
    ])
    .filter(([, fields]) => fields.length > 0);
