import { type Locality, localityCalls } from '@angan/contract/areas/localities.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { useMay } from '../core/session/index.ts';
import { areaOfLocality, useOfficeCities } from '../records/index.ts';

/** Shorter names are words of other meaning too often. */
const shortest = 4;

/** Of a village called 'Kali' or 'Bhat' a message speaks less often than of the colour or the man; that one is asked about. */
const isTelling = ({ locality, is_main }: Locality) =>
  locality.length >= shortest && (is_main || locality.includes(' '));

interface NewArea {
  readonly id: number;
  readonly area: string;
}
const none: readonly NewArea[] = [];

/** Localities of the office's cities that a message may name though the office has no such area yet. */
export const useLocalityNames = (): readonly NewArea[] => {
  const cities = useOfficeCities();
  const mayAdd = useMay('area:create');
  const { data } = useQuery({
    ...query(localityCalls.localities, { query: { city: cities.join() } }, { quiet: true }),
    enabled: mayAdd && cities.length > 0,
    select: namesOf,
  });
  return data ?? none;
};

const namesOf = ({ results }: { results: readonly Locality[] }): readonly NewArea[] =>
  results
    .filter((one) => one.area === null && isTelling(one))
    .map((one) => ({ id: areaOfLocality(one), area: one.locality }));
