import { ownUnits, unitsIn } from '@angan/domain/local-units.ts';
import type { KnownSize, SizeBasis, SizeUnit } from '@angan/domain/units.ts';
import { toSqft } from '@angan/domain/units.ts';
import type { Selectable } from 'kysely';
import type { Property } from '../core/database/schema.gen.ts';

/** Columns of `property as p` that tell its size; the city, since a bigha differs by state, and the office's own measures. */
export const sizeColumns = [
  'p.city',
  'p.bigha_sqft',
  'p.biswa_sqft',
  'p.size',
  'p.size_unit',
  'p.size_basis',
  'p.carpet_area',
  'p.carpet_area_unit',
  'p.built_up_area',
  'p.built_up_area_unit',
  'p.super_built_up_area',
  'p.super_built_up_area_unit',
  'p.plot_area',
  'p.plot_area_unit',
] as const;
type Column = (typeof sizeColumns)[number] extends `p.${infer C}` ? C : never;
/** Their values; one that is not known may be left out. */
export type SizedRow = { [C in Column & keyof Property]?: Selectable<Property>[C] | undefined };

/** What is known of a property's size, in square feet: the quoted size first. */
export const sizesOf = (row: SizedRow): KnownSize[] => {
  const units = unitsIn(row.city, ownUnits(row));
  const one = (
    basis: string | null | undefined,
    value: number | null | undefined,
    unit: string | null | undefined,
  ): KnownSize[] =>
    basis && value !== null && value !== undefined && unit
      ? [{ basis: basis as SizeBasis, sqft: toSqft(value, unit as SizeUnit, units) }]
      : [];
  return [
    ...one(row.size_basis, row.size, row.size_unit),
    ...one('Carpet', row.carpet_area, row.carpet_area_unit),
    ...one('Built-up', row.built_up_area, row.built_up_area_unit),
    ...one('Super Built-up', row.super_built_up_area, row.super_built_up_area_unit),
    ...one('Plot', row.plot_area, row.plot_area_unit),
  ];
};
