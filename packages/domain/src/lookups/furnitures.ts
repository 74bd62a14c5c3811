/** Furnishing. `ladder` is how far it goes: 0 nothing, 1 in part, 2 complete. `property_type` is the type's id. */
import { seed } from './seed.ts';

export const furnitures = seed([
  { id: 1, furniture: 'Unfurnished', property_type: 1, ladder: 0, short: 'Unfurnished' },
  { id: 2, furniture: 'Semi-furnished', property_type: 1, ladder: 1, short: 'Semi' },
  { id: 3, furniture: 'Fully furnished', property_type: 1, ladder: 2, short: 'Full' },
  { id: 4, furniture: 'Bare shell', property_type: 2, ladder: 0, short: 'Bare shell' },
  { id: 5, furniture: 'Warm shell', property_type: 2, ladder: 1, short: 'Warm shell' },
  { id: 6, furniture: 'Semi-furnished', property_type: 2, ladder: 1, short: 'Semi' },
  { id: 7, furniture: 'Fully furnished', property_type: 2, ladder: 2, short: 'Full' },
  { id: 8, furniture: 'Plug and play', property_type: 2, ladder: 2, short: 'Plug and play' },
]);

export type FurnitureRow = (typeof furnitures)[number];
export type Furniture = FurnitureRow['furniture'];

/** Words of the trade that mean one of the rows above. */
export const furnitureAliases: Readonly<Record<string, Furniture>> = {
  'kitchen fix': 'Semi-furnished',
  'kitchen-fix': 'Semi-furnished',
};

/** 'Semi' for 'Semi-furnished'; an unknown name is returned as it is. */
export const shortFurniture = (name: string): string => furnitures.find((row) => row.furniture === name)?.short ?? name;
