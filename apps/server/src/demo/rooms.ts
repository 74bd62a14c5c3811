import type { PropertyFields } from '@angan/contract/properties/property-rules.ts';
import type { Facing, Furniture } from '@angan/domain/lookups/index.ts';
import type { DemoContact } from './contact.ts';
import type { Random } from './random.ts';

const facings: readonly (readonly [Facing | undefined, number])[] = [
  [undefined, 22],
  ['Not known', 6],
  ['East', 26],
  ['North', 16],
  ['West', 11],
  ['North-East', 9],
  ['South', 5],
  ['North-West', 5],
];

/** Where a unit's door looks; often nobody has asked. */
export const facingOf = (random: Random): Facing | null => random.weighted(facings) ?? null;

/** What a home is let or sold with: as the owner's comment says, else more of it where it is let. */
export const homeFurniture = ({ comment }: DemoContact, random: Random, lets: boolean): Furniture => {
  if (/[Ff]ully furnished|furniture|ફર્નિચર|फ़र्नीचर/.test(comment)) return 'Fully furnished';
  return random.weighted<Furniture>([
    ['Unfurnished', lets ? 18 : 34],
    ['Semi-furnished', 44],
    ['Fully furnished', lets ? 38 : 22],
  ]);
};

/** How many pieces of each stay in the home. */
export const furnishingItems = (furniture: Furniture, bhk: number): NonNullable<PropertyFields['furnishing_items']> => {
  if (furniture === 'Unfurnished') return {};
  const fixed = { Fan: bhk + 2, Light: bhk * 4, Wardrobe: bhk, 'Modular kitchen': 1, Chimney: 1 };
  if (furniture === 'Semi-furnished') return fixed;
  return { ...fixed, AC: bhk, Bed: bhk, Geyser: bhk, Sofa: 1, TV: 1, Fridge: 1, 'Washing machine': 1 };
};
