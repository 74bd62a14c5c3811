import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { additionalRooms, furnishingItems } from '@angan/domain/lookups/property-lists.ts';
import { countIn, knownIn, listIn } from './lists.ts';
import { type Aliases, pick, plainWord } from './pick.ts';

type Furnishing = (typeof furnitures)[number]['furniture'];
/** Words of the trade for how far a place is furnished, in plain form. */
const words: Aliases<Furnishing> = {
  ff: 'Fully furnished',
  'f f': 'Fully furnished',
  furnished: 'Fully furnished',
  full: 'Fully furnished',
  fully: 'Fully furnished',
  'full furnished': 'Fully furnished',
  sf: 'Semi-furnished',
  's f': 'Semi-furnished',
  semi: 'Semi-furnished',
  'semi furnish': 'Semi-furnished',
  'kitchen fix': 'Semi-furnished',
  'kitchen fixed': 'Semi-furnished',
  'partly furnished': 'Semi-furnished',
  uf: 'Unfurnished',
  'u f': 'Unfurnished',
  'un furnished': 'Unfurnished',
  'not furnished': 'Unfurnished',
  raw: 'Unfurnished',
  none: 'Unfurnished',
  no: 'Unfurnished',
  bareshell: 'Bare shell',
  shell: 'Bare shell',
};
const names = furnitures.map((row) => row.furniture);

/** How far a place of a property type is furnished, as the id of our list; undefined for other words. */
export const readFurniture = (text: string, propertyType: number): number | undefined => {
  const name = pick(names, text, words);
  const row = furnitures.find((one) => one.furniture === name && one.property_type === propertyType);
  // An office says 'unfurnished' of what our list calls a bare shell.
  const bare = name === 'Unfurnished' ? 'Bare shell' : name === 'Bare shell' ? 'Unfurnished' : undefined;
  return (row ?? furnitures.find((one) => one.furniture === bare && one.property_type === propertyType))?.id;
};

export type Items = Partial<Record<(typeof furnishingItems)[number], number>>;
const itemWords: Aliases<(typeof furnishingItems)[number]> = {
  stove: 'Stove/Hob',
  hob: 'Stove/Hob',
  'gas stove': 'Stove/Hob',
  'air conditioner': 'AC',
  acs: 'AC',
  fans: 'Fan',
  lights: 'Light',
  geysers: 'Geyser',
  wardrobes: 'Wardrobe',
  beds: 'Bed',
  refrigerator: 'Fridge',
  television: 'TV',
  ro: 'Water purifier',
  'dining set': 'Dining table',
  sofas: 'Sofa',
};

const itemOf = (entry: string) =>
  pick(furnishingItems, entry.replace(/^(no|\d+)\s+|\s*[x:(-]\s*\d+\)?$/gi, ''), itemWords);

/**
 * "['1 Fan', 'No Bed']" or '2 AC, sofa' as items with their number; null where nothing was said at all. `others`: what
 * our list does not have.
 */
export const readItems = (text: string): { items: Items; others: string[] } | null => {
  const entries = knownIn(text, (entry) => itemOf(entry) !== undefined);
  if (entries.length === 0) return null;
  const items: Items = {};
  const others: string[] = [];
  for (const entry of entries) {
    const count = /^no\b/i.test(entry) ? 0 : (countIn(entry) ?? 1);
    const item = itemOf(entry);
    if (!item) others.push(entry);
    else if (count) items[item] = Math.min(count, 99);
  }
  return { items, others };
};

/**
 * How far a home with these items is furnished, as its id: fully when one could move in with a suitcase, that is with a
 * bed, a place to sit, a wardrobe, a fridge and a stove; not at all with no more than fans, lights and a geyser.
 */
export const furnitureFor = (items: Items): number => {
  const has = (...wanted: (keyof Items)[]) => wanted.some((name) => items[name]);
  const full =
    has('Bed') && has('Sofa', 'Dining table') && has('Wardrobe') && has('Fridge') && has('Stove/Hob', 'Microwave');
  const bare = Object.keys(items).every((name) => ['Fan', 'Light', 'Exhaust fan', 'Geyser'].includes(name));
  return readFurniture(full ? 'Fully furnished' : bare ? 'Unfurnished' : 'Semi-furnished', 1)!;
};

/** 'Servant Room,Pooja Room' as the rooms of our list, and the words it does not have. */
export const readRooms = (text: string) => {
  const rooms: (typeof additionalRooms)[number][] = [];
  const others: string[] = [];
  for (const entry of listIn(text)) {
    const room = pick(additionalRooms, entry.replace(/ room$/i, ''), {
      puja: 'Pooja',
      prayer: 'Pooja',
      maid: 'Servant',
    });
    if (room) rooms.push(room);
    else if (!/^(others?|none|no)$/.test(plainWord(entry))) others.push(entry);
  }
  return { rooms: [...new Set(rooms)], others };
};
