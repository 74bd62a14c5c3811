import type { Locality } from '@angan/contract/areas/localities.ts';
import { localityCalls } from '@angan/contract/areas/localities.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';

const limits = { letters: 3, lines: 6, pause: 200 } as const;

/** Localities with a part of a name, while it is typed: of these cities, or of any where they have none so. */
export const useLocalities = (typed: string, cities: readonly number[] = []): readonly Locality[] => {
  const [search] = useDebouncedValue(typed.trim(), limits.pause);
  const isTyped = search.length >= limits.letters && typed.trim() !== '';
  const asked = { search, limit: limits.lines };
  const of = (given: { city?: string }) =>
    query(localityCalls.localities, { query: { ...asked, ...given } }, { quiet: true });
  const near = useQuery({ ...of({ city: cities.join() }), enabled: isTyped && cities.length > 0 });
  const hasNone = cities.length === 0 || near.data?.results.length === 0;
  const anywhere = useQuery({ ...of({}), enabled: isTyped && hasNone });
  if (!isTyped) return [];
  return (hasNone ? anywhere : near).data?.results ?? [];
};
