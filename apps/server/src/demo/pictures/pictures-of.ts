import type { RecordFileKind } from '@angan/contract/files/record-files.ts';
import { bhkRows, type PropertySubtype, propertySubtypes } from '@angan/domain/lookups/index.ts';
import type { DemoProperty } from '../property.ts';
import { newRandom, type Random } from '../random.ts';
import { societies } from '../societies.ts';
import { demoPictures, type LayoutName, planName, type Shows } from './catalogue.ts';

/** A picture as a property has it: its name among the drawn ones. */
export interface PropertyPicture {
  readonly kind: Extract<RecordFileKind, 'image' | 'floor_plan'>;
  readonly picture: string;
  readonly caption: string;
}

type Pick = (shows: Shows, caption: string) => PropertyPicture;

const outsideOf: Partial<Record<PropertySubtype, Shows>> = {
  Bungalow: 'bungalow',
  Villa: 'villa',
  'Row House': 'rowHouses',
  'Twin Bungalow': 'twinBungalow',
  Tenement: 'tenement',
  'Residential Plot': 'plot',
  Shop: 'shops',
  Showroom: 'showroom',
  'Warehouse/Godown': 'warehouse',
};
const towers: readonly Shows[] = ['tower', 'tallTower', 'midTower'];
/** Floors from which a house is a tower. */
const highFrom = 8;

/** How many of a property's pictures are photos. */
export const photosIn = (pictures: readonly PropertyPicture[]): number =>
  pictures.filter(({ kind }) => kind === 'image').length;

/** Pictures of each property, in their order; many drafts and some others have none yet. A society looks the same every time. */
export const picturesOf = (properties: readonly DemoProperty[]): readonly (readonly PropertyPicture[])[] =>
  properties.map((property) => {
    const { society, area, facts, features } = property;
    const random = newRandom(`pictures of ${society ?? area} ${facts.wing} ${facts.unit_no} ${facts.size}`);
    const isShown =
      features.includes('Garden view') ||
      features.includes('Extra terrace') ||
      random.chance(facts.status === 'Draft' ? 0.25 : 0.9);
    return isShown ? takenOf(property, random) : [];
  });

const takenOf = ({ facts, society, features }: DemoProperty, random: Random): PropertyPicture[] => {
  const subtype = propertySubtypes.find((row) => row.id === facts.property_subtype)!;
  const decks = new Map<Shows, () => string>();
  const take: Pick = (shows, caption) => {
    const names = demoPictures.filter((one) => one.shows === shows).map((one) => one.name);
    if (!decks.has(shows)) decks.set(shows, random.deck(names));
    return { kind: 'image', picture: decks.get(shows)!(), caption };
  };
  // All flats of a society stand in the same house, and societies beside each other in different ones.
  const place = societies.findIndex((one) => one.society_name === society);
  const house = place === -1 ? random.int(0, 99) : place * 5;
  const cover = (shows: readonly Shows[], caption: string): PropertyPicture => {
    const names = demoPictures.filter((one) => shows.includes(one.shows)).map((one) => one.name);
    return { kind: 'image', picture: names[house % names.length]!, caption };
  };
  const isHigh = (facts.total_floors ?? 0) >= highFrom;
  switch (subtype.group) {
    case 'Apartment':
      return [
        cover(isHigh ? towers : ['lowRise'], 'From the street'),
        ...roomsOf(facts, features, take, random),
        ...planOf(facts),
      ];
    case 'House':
      return [
        cover([outsideOf[subtype.property_subtype] ?? 'bungalow'], 'From the street'),
        ...roomsOf(facts, features, take, random),
        ...housePlan,
      ];
    case 'Office':
      return [
        cover(['officeTower'], 'The building'),
        ...(subtype.property_subtype === 'Office (bare shell)' ? [] : [take('officeFloor', 'Work area')]),
        ...(random.chance(0.5) ? [take('officeFloor', 'From the entrance')] : []),
        ...officePlan,
      ];
    case 'Retail':
      return [
        cover([outsideOf[subtype.property_subtype] ?? 'shops'], 'Front'),
        take('shopFloor', 'Inside'),
        ...(random.chance(0.4) ? shopPlan : []),
      ];
    case 'Storage':
      return [cover(['warehouse'], 'Dock side'), take('godownFloor', 'Inside, clear height')];
    default:
      return [cover(['plot'], 'From the road')];
  }
};

const roomsOf = (
  { bhk, balconies, property_subtype }: DemoProperty['facts'],
  features: DemoProperty['features'],
  take: Pick,
  random: Random,
): PropertyPicture[] => {
  const rooms = bhkRows.find((row) => row.id === bhk)?.value ?? 1;
  const isPenthouse = propertySubtypes.find((row) => row.id === property_subtype)?.property_subtype === 'Penthouse';
  return [
    take('living', 'Living room'),
    ...(rooms > 2 && random.chance(0.6) ? [take('dining', 'Dining')] : []),
    take('kitchen', random.chance(0.5) ? 'Kitchen, modular' : 'Kitchen'),
    take('bedroom', rooms > 1 ? 'Master bedroom' : 'Bedroom'),
    ...(rooms > 2 ? [take('bedroom', 'Second bedroom')] : []),
    ...(random.chance(0.55) ? [take('bath', 'Bath')] : []),
    ...(isPenthouse || features.includes('Extra terrace') || ((balconies ?? 0) > 1 && random.chance(0.35))
      ? [take('terrace', isPenthouse ? 'Terrace' : 'Balcony')]
      : []),
  ];
};

const asPlan = (layout: LayoutName, grow = 1): PropertyPicture => ({
  kind: 'floor_plan',
  picture: planName(layout, grow),
  caption: '',
});
const housePlan = [{ ...asPlan('house'), caption: 'Ground floor' }];
const officePlan = [asPlan('office')];
const shopPlan = [asPlan('shop')];

/** Square feet from which a flat of so many bedrooms is one of the bigger ones. */
const bigFrom = { two: 1210, three: 1730 } as const;

/** The plan of a flat, by its bedrooms and its size. */
const planOf = ({ bhk, size }: DemoProperty['facts']): PropertyPicture[] => {
  const rooms = Math.round(bhkRows.find((row) => row.id === bhk)?.value ?? 1);
  const layout = (['one', 'one', 'two', 'three'] as const)[rooms] ?? 'four';
  const isBig = (layout === 'two' || layout === 'three') && (size ?? 0) >= bigFrom[layout];
  return [{ ...asPlan(layout, isBig ? 2 : 1), caption: `${rooms} BHK` }];
};
