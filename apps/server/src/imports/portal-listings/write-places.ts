import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Coordinates } from './coordinates.ts';
import type { Listing } from './map.ts';

/** Ids of what listings name, by a key of their own. */
export interface PlaceIds {
  area: (listing: Listing) => number;
  society: (listing: Listing) => number | null;
}

const areaKey = (city: number, area: string) => `${city} ${area.toLowerCase()}`;
const societyKey = (area: number, society: string) => `${area} ${society.toLowerCase()}`;

/** Finds the areas and societies of some listings, and adds those that the company does not have yet. */
export const writePlaces = async (
  db: Kysely<DB>,
  company_id: number,
  listings: readonly Listing[],
  coordinates: Coordinates,
): Promise<PlaceIds> => {
  const areaIds = await writeAreas(db, company_id, listings, coordinates);
  const areaOf = (listing: Listing) => areaIds.get(areaKey(listing.place.city, listing.place.area))!;
  const named = listings.filter((listing) => listing.society);
  const wanted = new Map(named.map((one) => [societyKey(areaOf(one), one.society), one]));
  if (wanted.size)
    await db
      .insertInto('society')
      .values([...wanted.values()].map((one) => ({ company_id, area: areaOf(one), society_name: one.society })))
      .onConflict((on) => on.doNothing())
      .execute();
  const societies = await db
    .selectFrom('society')
    .select(['id', 'area', 'society_name'])
    .where('company_id', '=', company_id)
    .execute();
  const societyIds = new Map(societies.map((row) => [societyKey(row.area, row.society_name), row.id]));
  return {
    area: areaOf,
    society: (listing) => (listing.society ? societyIds.get(societyKey(areaOf(listing), listing.society))! : null),
  };
};

const writeAreas = async (
  db: Kysely<DB>,
  company_id: number,
  listings: readonly Listing[],
  coordinates: Coordinates,
): Promise<Map<string, number>> => {
  const wanted = new Map(listings.map(({ place }) => [areaKey(place.city, place.area), place]));
  const pointOf = (area: string) => coordinates.get(area.toLowerCase());
  if (wanted.size)
    await db
      .insertInto('area')
      .values([...wanted.values()].map((place) => ({ company_id, ...place, ...pointOf(place.area) })))
      .onConflict((on) => on.doNothing())
      .execute();
  const areas = await db
    .selectFrom('area')
    .select(['id', 'city', 'area', 'latitude'])
    .where('company_id', '=', company_id)
    .execute();
  // An area that was there before may learn where it lies; one that somebody has placed stays there.
  for (const area of areas) {
    const point = pointOf(area.area);
    if (!point || area.latitude !== null || !wanted.has(areaKey(area.city, area.area))) continue;
    await db.updateTable('area').set(point).where('company_id', '=', company_id).where('id', '=', area.id).execute();
  }
  return new Map(areas.map((row) => [areaKey(row.city, row.area), row.id]));
};
