import { useNames } from '../core/names/index.ts';

/** The city in which areas lie; undefined where none is chosen. */
export const useCityOf = (areas: readonly number[]): number | undefined =>
  useNames((names) => names.areas.find(({ id }) => id === areas[0])?.city);
