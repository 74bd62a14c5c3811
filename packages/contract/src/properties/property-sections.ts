import type { SubtypeGroup } from '@angan/domain/lookups/property-types.ts';
import { sectionsOf } from '../kit/presented.ts';

/** Where a field stands in the form and on the record, in this order. */
export const propertySections = [
  'Place',
  'Rooms',
  'Size',
  'Land',
  'Work space',
  'PG',
  'Price',
  'Letting terms',
  'Possession and papers',
  'Amenities',
  'Description',
  'Mandate and access',
] as const;
export type PropertySection = (typeof propertySections)[number];

/** Which properties have a field. Where it says nothing of groups or deals it is there for all of them. */
interface PropertyPlace {
  readonly groups: readonly SubtypeGroup[];
  /** Only where it is sold, or let. */
  readonly deals: 'sold' | 'let';
}
const section = sectionsOf<PropertySection, PropertyPlace>();

/** Groups of subtypes by domain 2.1.1. */
export const homes: SubtypeGroup[] = ['Apartment', 'House', 'Building'];
export const land: SubtypeGroup[] = ['Res. land', 'Com. land'];
export const withPlot: SubtypeGroup[] = [
  ...land,
  'House',
  'Building',
  'Storage',
  'Industrial',
  'Institutional',
  'Other',
];
export const built: SubtypeGroup[] = [
  'Apartment',
  'House',
  'PG',
  'Office',
  'Retail',
  'Storage',
  'Industrial',
  'Hospitality',
  'Institutional',
  'Building',
  'Other',
];
/** What stands on one floor of a building, and not on all of them. */
export const onFloors = built.filter((group) => group !== 'House' && group !== 'Building');
export const furnished: SubtypeGroup[] = [...homes, 'PG', 'Office', 'Retail', 'Hospitality'];
export const work: SubtypeGroup[] = ['Office', 'Institutional', 'Building', 'Other'];
export const sheds: SubtypeGroup[] = ['Storage', 'Industrial', 'Hospitality', 'Other'];
export const lived: SubtypeGroup[] = ['Apartment', 'House', 'PG'];

export const place = section('Place');
export const rooms = section('Rooms', { groups: built });
export const measured = section('Size');
export const size = section('Size', { groups: built.filter((group) => group !== 'PG') });
export const ground = section('Land', { groups: withPlot });
export const zoned = section('Land', { groups: [...land, 'House', 'Industrial', 'Hospitality'] });
export const desk = section('Work space', { groups: work });
export const shed = section('Work space', { groups: sheds });
export const bed = section('PG', { groups: ['PG'] });
export const price = section('Price');
export const letting = section('Letting terms', { deals: 'let', groups: [...built, 'Com. land'] });
export const available = section('Letting terms');
export const papers = section('Possession and papers');
export const amenities = section('Amenities');
export const described = section('Description');
export const access = section('Mandate and access');
