import { type KnownSize, type SizeBasis, type SizeUnit, toSqft } from '@angan/domain/units.ts';

export const sizeColumns = [
  'size',
  'size_unit',
  'size_basis',
  'carpet_area',
  'carpet_area_unit',
  'built_up_area',
  'built_up_area_unit',
  'super_built_up_area',
  'super_built_up_area_unit',
  'plot_area',
  'plot_area_unit',
] as const;
export type SizeFields = {
  [C in (typeof sizeColumns)[number]]?:
    | (C extends `${string}_unit` | 'size_basis' ? string : number)
    | null
    | undefined;
};

/** What is known of a property's sizes, in square feet: the quoted one first, then the others. */
export const knownSizes = (row: SizeFields): KnownSize[] => {
  const one = (basis: string | null | undefined, value: number | null | undefined, unit: string | null | undefined) =>
    basis && value !== null && value !== undefined && unit
      ? [{ basis: basis as SizeBasis, sqft: toSqft(value, unit as SizeUnit) }]
      : [];
  return [
    ...one(row.size_basis, row.size, row.size_unit),
    ...one('Carpet', row.carpet_area, row.carpet_area_unit),
    ...one('Built-up', row.built_up_area, row.built_up_area_unit),
    ...one('Super Built-up', row.super_built_up_area, row.super_built_up_area_unit),
    ...one('Plot', row.plot_area, row.plot_area_unit),
  ];
};
