import type { PasteLists } from '@angan/domain/paste/index.ts';
import { useMemo } from 'react';
import { useNames } from '../core/names/index.ts';
import { placeLists, useSocieties } from '../records/index.ts';

/** The places of the office as the rules take them. */
export const usePlaces = (): PasteLists => {
  const areas = useNames((names) => names.areas);
  const societies = useSocieties();
  return useMemo(() => placeLists(areas, societies), [areas, societies]);
};
