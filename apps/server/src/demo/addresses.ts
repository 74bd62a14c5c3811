import type { Random } from './random.ts';
import { type Building, type DemoSociety, societies } from './societies.ts';

const units: Record<Building, (random: Random) => string> = {
  flats: (random) => `${random.pick([...'AABBCDEF'])}-${random.int(1, 13)}0${random.int(1, 4)}`,
  houses: (random) => String(random.int(1, 68)),
  offices: (random) => `${random.int(2, 11)}${String(random.int(1, 18)).padStart(2, '0')}`,
  shops: (random) => `Shop ${random.int(1, 24)}`,
};

const streets = [
  (n: number, area: string) => `${n}, ${area} Cross Road`,
  (n: number, area: string) => `${n}, ${area} gam, near the bazaar`,
  (_: number, area: string) => `Behind the derasar, ${area}`,
  (_: number, area: string) => `Near the municipal garden, ${area}`,
];
/** What may be said of a quarter as well as of a road. */
const anywhere = [
  (_: number, area: string) => `Opp. post office, ${area}`,
  (_: number, area: string) => area,
  (_: number, area: string) => `${area}, Ahmedabad`,
];
const isRoad = (area: string) => /Road|Highway|Circle|Park$/.test(area);

/** A unit's number as the society's board has it. */
export const unitIn = (random: Random, building: Building): string => units[building](random);

/** A society for a person who lives in, sells in or looks at an area; undefined where none is known. */
export const societyIn = (random: Random, area: string, buildings: readonly Building[] = ['flats', 'houses']) => {
  const known = societies.filter((one) => one.area === area && buildings.includes(one.building));
  return known.length ? random.pick(known) : undefined;
};

/** An address as it is dictated over the phone: long, short or only the area. */
export const addressIn = (random: Random, area: string, society?: DemoSociety): string => {
  if (!society || random.chance(0.12))
    return random.pick(isRoad(area) ? anywhere : [...streets, ...anywhere])(random.int(1, 22), area);
  const unit = unitIn(random, society.building);
  const place = society.society_name.endsWith(area) ? society.society_name : `${society.society_name}, ${area}`;
  return random.chance(0.1) ? `${unit}, ${place}, Ahmedabad` : `${unit}, ${place}`;
};

/** Gurgaon, where the office's friends abroad and their relatives buy. */
export const addressInGurgaon = (random: Random): string =>
  random.pick([
    (n: number) => `Tower ${random.int(1, 9)}, Sector ${n}, Gurgaon`,
    (n: number) => `Plot ${random.int(11, 240)}, Sector ${n}, Gurgaon`,
    (n: number) => `House ${random.int(100, 980)}, Sector ${n}, Gurgaon`,
    () => 'Golf Course Road, Gurgaon',
    () => 'Sohna Road, Gurgaon',
  ])(random.pick([14, 23, 31, 43, 45, 46, 51, 56, 57]));
