import { amenities } from '@angan/domain/lookups/amenities.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { additionalRooms, furnishingItems } from '@angan/domain/lookups/property-lists.ts';
import { countIn, listIn } from './read.ts';

/** Words of portals for what our lists have under another name, in lower case. */
const amenityWords: Readonly<Record<string, string>> = {
  park: 'Garden',
  'fitness centre / gym': 'Gym',
  'club house / community center': 'Clubhouse',
  'piped-gas': 'Piped gas',
  'rain water harvesting': 'Rainwater harvesting',
  'internet/wi-fi connectivity': 'DTH/Internet',
  'security personnel': 'Security guard',
  'lift(s)': 'Lift',
  'cctv camera': 'CCTV',
  'intercom facility': 'Intercom',
  'shopping center': 'Shopping centre',
};
const featureWords: Readonly<Record<string, string>> = {
  'feng shui / vaastu compliant': 'Vastu compliant',
  'recently renovated': 'Newly renovated',
  'separate entry for servant room': 'Separate servant entry',
  'low density society': 'Low-density society',
  'no open drainage around': 'No open drain',
  'corner property': 'Corner',
};
const itemWords: Readonly<Record<string, string>> = { stove: 'Stove/Hob' };

const sameWord = <W extends string>(list: readonly W[], word: string): W | undefined =>
  list.find((one) => one.toLowerCase() === word.toLowerCase());

export interface ListedFeatures {
  /** Ids of the platform's amenities. */
  amenities: number[];
  /** Names of the company's features. */
  features: string[];
  /** What neither list has. */
  others: string[];
}

const residential = 1;

export const readFeatures = (text: string): ListedFeatures => {
  const found: ListedFeatures = { amenities: [], features: [], others: [] };
  for (const word of new Set(listIn(text))) {
    const key = word.toLowerCase();
    const amenity = amenities.find((row) => row.amenity.toLowerCase() === (amenityWords[key] ?? key).toLowerCase());
    if (amenity?.property_type.some((type) => type === residential)) found.amenities.push(amenity.id);
    else if (featureWords[key]) found.features.push(featureWords[key]);
    else found.others.push(word);
  }
  return found;
};

/** 'Servant Room,Pooja Room' as the rooms of our list. */
export const readRooms = (text: string): (typeof additionalRooms)[number][] =>
  text.split(',').flatMap((word) => sameWord(additionalRooms, word.trim().replace(/ room$/i, '')) ?? []);

export type Items = Partial<Record<(typeof furnishingItems)[number], number>>;

/** "['1 Fan', 'No Bed']" as items with their number; null where nothing was said at all. */
export const readItems = (text: string): Items | null => {
  const words = listIn(text);
  if (words.length === 0) return null;
  const items: Items = {};
  for (const word of words) {
    const count = countIn(word);
    const name = word.replace(/^(no|\d+)\s+/i, '');
    const item = sameWord(furnishingItems, itemWords[name.toLowerCase()] ?? name);
    if (item && count) items[item] = Math.min(count, 99);
  }
  return items;
};

/**
 * How far a home with these items is furnished, as its id: fully when one could move in with a suitcase, that is with a
 * bed, a place to sit, a wardrobe, a fridge and a stove; not at all with no more than fans, lights and a geyser.
 */
export const furnitureFor = (items: Items): number => {
  const has = (...names: (keyof Items)[]) => names.some((name) => items[name]);
  const full =
    has('Bed') && has('Sofa', 'Dining table') && has('Wardrobe') && has('Fridge') && has('Stove/Hob', 'Microwave');
  const bare = Object.keys(items).every((name) => ['Fan', 'Light', 'Exhaust fan', 'Geyser'].includes(name));
  const name = full ? 'Fully furnished' : bare ? 'Unfurnished' : 'Semi-furnished';
  return furnitures.find((row) => row.furniture === name && row.property_type === residential)!.id;
};
