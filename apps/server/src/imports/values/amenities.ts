import { amenities } from '@angan/domain/lookups/amenities.ts';
import { features } from '@angan/domain/lookups/features.ts';
import { knownIn } from './lists.ts';
import { type Aliases, pick, plainWord } from './pick.ts';

/** Words of portals for what our lists have under another name, in plain form. */
export const amenityWords: Aliases<string> = {
  park: 'Garden',
  'fitness centre gym': 'Gym',
  'club house community center': 'Clubhouse',
  'club house': 'Clubhouse',
  'piped gas': 'Piped gas',
  'gas pipeline': 'Piped gas',
  'rain water harvesting': 'Rainwater harvesting',
  'internet wi fi connectivity': 'DTH/Internet',
  'wi fi': 'DTH/Internet',
  'security personnel': 'Security guard',
  security: 'Security guard',
  'lift s': 'Lift',
  lifts: 'Lift',
  elevator: 'Lift',
  'cctv camera': 'CCTV',
  'intercom facility': 'Intercom',
  'shopping center': 'Shopping centre',
  'power back up': 'Power backup (full)',
  'power backup': 'Power backup (full)',
  gymnasium: 'Gym',
  pool: 'Swimming pool',
  'children play area': "Children's play area",
  'play area': "Children's play area",
};
const featureWords: Aliases<string> = {
  'feng shui vaastu compliant': 'Vastu compliant',
  vastu: 'Vastu compliant',
  'vaastu compliant': 'Vastu compliant',
  'recently renovated': 'Newly renovated',
  'separate entry for servant room': 'Separate servant entry',
  'low density society': 'Low-density society',
  'no open drainage around': 'No open drain',
  'corner property': 'Corner',
};
const amenityNames = amenities.map((row) => row.amenity);
const featureNames = features.map((row) => row.feature);

export interface ReadAmenities {
  /** Ids of the platform's amenities. */
  readonly amenities: number[];
  /** Names of the office's features. */
  readonly features: string[];
  /** What neither list has. */
  readonly others: string[];
}

/** The amenities and features of some cells, each once. A portal's one column holds both. `known`: the office's own features. */
export const readAmenities = (
  cells: readonly string[],
  propertyType: number,
  known: readonly string[] = featureNames,
): ReadAmenities => {
  const found: ReadAmenities = { amenities: [], features: [], others: [] };
  const amenityOf = (entry: string) => pick<string>(amenityNames, entry, amenityWords);
  const featureOf = (entry: string) => pick<string>(known, entry, featureWords);
  const entries = cells.flatMap((cell) =>
    knownIn(cell, (entry) => (amenityOf(entry) ?? featureOf(entry)) !== undefined),
  );
  for (const entry of new Map(entries.map((one) => [plainWord(one), one])).values()) {
    const amenity = amenities.find((row) => row.amenity === amenityOf(entry));
    const feature = featureOf(entry);
    if (amenity?.property_type.some((type) => type === propertyType)) found.amenities.push(amenity.id);
    else if (feature) found.features.push(feature);
    else found.others.push(entry);
  }
  return { ...found, amenities: [...new Set(found.amenities)], features: [...new Set(found.features)] };
};
