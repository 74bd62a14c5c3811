import { areaFields } from '@angan/contract/areas/area-fields.ts';
import { featureFields } from '@angan/contract/features/feature-fields.ts';
import { othersOf } from '@angan/contract/kit/presented.ts';
import { societyFields } from '@angan/contract/societies/society-fields.ts';

/** Areas and societies are places; features are handled like them where they are merged and deleted. */
export type Kind = 'area' | 'society' | 'feature';

/**
 * What points to a place, and goes along when that is merged into another. `table` holds the reference in `column`;
 * where it only repeats a list of the record for joins, the list is `of`'s column of the same name and `key` is the
 * record's id in it.
 */
export interface Pointing {
  readonly table: string;
  readonly column: string;
  readonly of: 'property' | 'inquiry' | 'society' | 'project' | 'user_permission';
  readonly key: string;
}

export const pointing: Readonly<Record<Kind, readonly Pointing[]>> = {
  area: [
    { table: 'property_area', column: 'area', of: 'property', key: 'property_id' },
    { table: 'inquiry_area', column: 'area', of: 'inquiry', key: 'inquiry_id' },
    { table: 'society', column: 'area', of: 'society', key: 'id' },
    { table: 'user_permission_area', column: 'areas', of: 'user_permission', key: 'permission_id' },
    { table: 'project_area', column: 'area', of: 'project', key: 'project_id' },
  ],
  society: [
    { table: 'property', column: 'society_name', of: 'property', key: 'id' },
    { table: 'inquiry_society', column: 'society_name', of: 'inquiry', key: 'inquiry_id' },
  ],
  feature: [
    { table: 'property_feature', column: 'features', of: 'property', key: 'property_id' },
    { table: 'inquiry_feature', column: 'features', of: 'inquiry', key: 'inquiry_id' },
    { table: 'project_feature', column: 'features', of: 'project', key: 'project_id' },
  ],
};

/** References that are the place's own and not a use of it. */
export const ownReferences = ['area_neighbour.one', 'area_neighbour.other'];

export const isList = ({ table, of }: Pointing): boolean => table !== of;

/** The column that names a place, and the facts that the kept one takes over where it has none: all but what each has. */
export const kinds = {
  area: { name: 'area', facts: othersOf(areaFields, ['area', 'city', 'aliases', 'neighbours', 'is_active']) },
  society: {
    name: 'society_name',
    facts: othersOf(societyFields, ['society_name', 'area', 'aliases', 'maintenance_basis', 'is_active']),
  },
  feature: {
    name: 'feature',
    facts: othersOf(featureFields, ['feature', 'category', 'property_type', 'aliases', 'colour', 'is_active']),
  },
} as const satisfies Record<Kind, { name: string; facts: readonly string[] }>;
