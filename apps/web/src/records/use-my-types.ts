import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { propertyTypesOf } from '@angan/domain/roles.ts';
import { word } from '../core/language/index.ts';
import { useUsertype } from '../core/session/index.ts';
import type { Choice } from '../ui/form/index.ts';

/** The property types that the person works in, at least one. */
export const useMyTypes = (): readonly Choice[] => {
  const usertype = useUsertype();
  const mine = propertyTypesOf(usertype ?? 'Owner');
  return propertyTypes
    .filter((row) => mine.includes(row.property_type))
    .map((row) => ({ id: row.id, label: word(row.property_type) }));
};
