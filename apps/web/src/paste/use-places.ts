import type { PasteLists } from '@angan/domain/paste/index.ts';
import { useMemo } from 'react';
import { useNames } from '../core/names/index.ts';
import { useOwnUnits } from '../core/session/index.ts';
import { placeLists, useSocieties } from '../records/index.ts';
import { useLocalityNames } from './use-locality-names.ts';

/** The places of the office as the rules take them, and the localities of its cities that are no areas of it yet. */
export const usePlaces = (): PasteLists => {
  const areas = useNames((names) => names.areas);
  const societies = useSocieties();
  const localities = useLocalityNames();
  const units = useOwnUnits();
  return useMemo(() => placeLists([...areas, ...localities], societies, units), [areas, localities, societies, units]);
};
