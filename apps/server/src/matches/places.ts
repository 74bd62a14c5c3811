import { kilometresBetween, neighbourKm } from '@angan/domain/distance.ts';
import { type MatchArea, type Neighbours, neighboursFrom } from '@angan/domain/matching/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/**
 * The company's areas and features as the match rule reads them. An office has hundreds, so all are read at once. What the
 * office says of two neighbours goes before the distance that their coordinates tell.
 */
export const readPlaces = async ({ actor: { companyId }, db }: { actor: { companyId: number }; db: Kysely<DB> }) => {
  const [areas, features, listed] = await Promise.all([
    db
      .selectFrom('area')
      .select(['id', 'area', 'zone', 'latitude', 'longitude'])
      .where('company_id', '=', companyId)
      .execute(),
    db.selectFrom('feature').select(['id', 'feature']).where('company_id', '=', companyId).execute(),
    db
      .selectFrom('area_neighbour')
      .select(['one as area', 'other as neighbour', 'km'])
      .where('company_id', '=', companyId)
      .execute(),
  ]);
  const areaById = new Map(areas.map((row) => [row.id, row]));
  const featureById = new Map(features.map((row) => [row.id, row.feature]));

  const said = neighboursFrom(listed);

  const distances = new Map<string, number | undefined>();
  const measured = (one: number, other: number) => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    if (!distances.has(key)) distances.set(key, between(areaById.get(one), areaById.get(other)));
    return distances.get(key);
  };
  // A neighbour whose distance nobody wrote down is as far as the coordinates say, unless they say that it is none.
  const neighbours: Neighbours = (one, other) => {
    const km = said(one, other);
    if (typeof km === 'number') return km;
    const distance = measured(one, other);
    return km === null && !isNear(distance) ? null : distance;
  };
  return {
    areas: areas as readonly MatchArea[],
    neighbours,
    areaOf: (id: number): MatchArea => areaById.get(id)!,
    featureOf: (id: number): string => featureById.get(id) ?? '',
    /** Ids of some areas and of all their neighbours. */
    around: (ids: readonly number[]): number[] =>
      areas.filter((row) => ids.some((id) => id === row.id || isNear(neighbours(id, row.id)))).map((row) => row.id),
  };
};
export type Places = Awaited<ReturnType<typeof readPlaces>>;

interface Placed {
  latitude: number | null;
  longitude: number | null;
}
const isNear = (km: number | null | undefined): boolean => km === null || (km !== undefined && km <= neighbourKm);

/** Kilometres between two areas whose places are known. */
const between = (a: Placed | undefined, b: Placed | undefined): number | undefined => {
  if (a?.latitude == null || a.longitude === null || b?.latitude == null || b.longitude === null) return undefined;
  return kilometresBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
};
