/** A point on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Areas up to this far apart are neighbours, in kilometres. */
export const neighbourKm = 6;

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies (haversine). */
export const kilometresBetween = (a: Point, b: Point): number => {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};
