import { areaNamed } from './areas.ts';
import { newRandom } from './random.ts';

/** Degrees within which a society lies around the middle of its area: some 500 metres. */
const around = 0.0048;
const toMetres = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** Where a property stands: a society at one place of its area, anything else somewhere in it. */
export const pinOf = (
  area: string,
  society: string | undefined,
  address: string,
): { latitude: number; longitude: number } => {
  const { latitude, longitude } = areaNamed(area);
  const random = newRandom(`place of ${society ?? address}, ${area}`);
  const off = () => (random.next() - 0.5) * 2 * around;
  return { latitude: toMetres(latitude + off()), longitude: toMetres(longitude + off()) };
};
