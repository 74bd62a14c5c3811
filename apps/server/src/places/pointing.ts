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

/** The column that names a place, and the facts that the kept one takes over where it has none. */
export const kinds = {
  area: { name: 'area', facts: ['zone', 'pincodes', 'latitude', 'longitude'] },
  society: {
    name: 'society_name',
    facts: [
      'society_kind',
      'property_type',
      'address',
      'landmark',
      'pincode',
      'latitude',
      'longitude',
      'builder_name',
      'towers',
      'floors',
      'units_total',
      'year_built',
      'amenities',
      'maintenance',
      'transfer_charge',
      'noc_required',
      'rules',
      'office_contact',
      'watchman_contact',
      'parking_rule',
      'water_source',
      'power_backup',
      'lift_count',
      'rera_no',
      'oc_received',
    ],
  },
  feature: { name: 'feature', facts: [] },
} as const satisfies Record<Kind, { name: string; facts: readonly string[] }>;
