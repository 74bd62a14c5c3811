import { areaCalls } from '@angan/contract/areas/areas.ts';
import { type Locality, localityCalls } from '@angan/contract/areas/localities.ts';
import { client, invalidate } from '../core/api/index.ts';
import { freshenNamesOf, nameOf } from '../core/names/index.ts';

const api = client({ ...localityCalls, get: areaCalls.get });

/**
 * An area that the office does not have yet and that is made when its record is saved is known by the id of its locality,
 * below zero. What such ones are called, as far as they were seen.
 */
const names = new Map<number, string>();

/** The id of the area that a locality is, or will be. */
export const areaOfLocality = ({ id, area, locality }: Locality): number => {
  if (area !== null) return area;
  names.set(-id, locality);
  return -id;
};

export const areaName = (id: number): string => (id < 0 ? (names.get(id) ?? '') : nameOf('areas', id));

/** Makes the areas among these that the office does not have yet; answers which id each has from now on. */
export const makeAreas = async (ids: readonly number[]): Promise<(id: number) => number> => {
  const localities = [...new Set(ids)].filter((id) => id < 0).map((id) => -id);
  if (localities.length === 0) return (id) => id;
  const { areas } = await api.addLocalities({ body: { localities } });
  const made = new Map(areas.map(({ locality, area }) => [-locality, area]));
  freshenNamesOf('area');
  void invalidate('area');
  return (id) => made.get(id) ?? id;
};

/** The area that a locality is, made where the office does not have it. */
export const areaFromLocality = async ({ id }: Pick<Locality, 'id'>) => {
  const { areas } = await api.addLocalities({ body: { localities: [id] } });
  return api.get({ params: { id: areas[0]!.area } });
};
