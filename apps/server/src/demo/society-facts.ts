import type { Amenity } from '@angan/domain/lookups/index.ts';
import { areaNamed } from './areas.ts';
import { amenityIds, typeId } from './platform-ids.ts';
import { newRandom } from './random.ts';
import type { Building, DemoSociety } from './societies.ts';

const kinds = {
  flats: 'Apartment association',
  houses: 'Gated bungalow scheme',
  offices: 'Commercial complex',
  shops: 'Market',
} as const satisfies Record<Building, string>;

const usual: Record<Building, readonly Amenity[]> = {
  flats: ['Lift', 'Power backup (lift)', 'Security guard', 'CCTV', 'Visitor parking', 'Municipal water'],
  houses: ['Gated entry', 'Security guard', 'Municipal water', 'Borewell', 'Garden'],
  offices: ['Lift', 'Power backup (full)', 'CCTV', 'Fire fighting', 'Visitor parking', 'Central AC'],
  shops: ['Lift', 'CCTV', 'Fire fighting', 'Visitor parking', 'Signage space'],
};
const better: readonly Amenity[] = ['Clubhouse', 'Gym', 'Garden', "Children's play area", 'Piped gas'];

/** As people write the last word of a society in a hurry. */
const short: readonly (readonly [RegExp, string])[] = [
  [/ Heights$/, ' Hts'],
  [/ Residency$/, ' Resi'],
  [/ Apartment$/, ' Apt'],
  [/ Bungalows$/, ' Bunglows'],
  [/ Row House$/, ' Rowhouse'],
  [/ Township$/, ' TS'],
];

/** What an office knows of a society; the same at every run. `year`: this year. */
export const societyFacts = ({ society_name, area, building }: DemoSociety, year: number) => {
  const random = newRandom(`society ${society_name}`);
  const { tier } = areaNamed(area);
  const isHome = building === 'flats' || building === 'houses';
  const towers = building === 'flats' ? random.int(1, 6) : building === 'houses' ? null : 1;
  const floors =
    building === 'flats'
      ? random.int(tier >= 1.2 ? 10 : 5, tier >= 1.2 ? 14 : 7)
      : building === 'houses'
        ? 2
        : random.int(5, 12);
  const year_built = year - random.int(2, tier >= 1 ? 16 : 24);
  return {
    aliases: short.filter(([end]) => end.test(society_name)).map(([end, so]) => society_name.replace(end, so)),
    society_kind: / Township$/.test(society_name) ? 'Township' : kinds[building],
    property_type: [typeId(isHome ? 'Residential' : 'Commercial')],
    towers,
    floors,
    units_total: towers === null ? random.int(18, 90) : towers * floors * random.int(2, 4),
    year_built,
    amenities: amenityIds([...usual[building], ...(building === 'flats' && tier >= 1 ? better : [])]),
    maintenance: isHome ? random.int(6, 24) * 250 : random.int(3, 8),
    maintenance_basis: isHome ? 'Per month' : 'Per sqft per month',
    lift_count: towers === null ? null : towers * 2,
    water_source: random.chance(0.6) ? ['Municipal', 'Borewell'] : ['Municipal'],
    power_backup: building === 'offices' ? 'Full' : building === 'flats' ? 'Lift only' : 'None',
    oc_received: true,
    rules: building === 'flats' && random.chance(0.4) ? 'Families only. Moving in between 9 AM and 6 PM.' : '',
  };
};
