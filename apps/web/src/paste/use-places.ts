import { societies } from '@angan/contract/societies/societies.ts';
import type { PasteLists, PlaceName } from '@angan/domain/paste/index.ts';
import { usualSpellings } from '@angan/domain/paste/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allRows, keyOf } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';

const given = { query: { ordering: 'society_name', page_size: 100 } } as const;
const freshFor = 10 * 60_000;

/** The office's societies, all of them: a message names any. Without a connection those fetched before. */
export const useSocieties = () => {
  const { data } = useQuery({
    queryKey: [...keyOf(societies.calls.list, given), 'all'],
    queryFn: () => allRows(societies.calls.list, given, { quiet: true }),
    staleTime: freshFor,
  });
  return data ?? none;
};
const none: never[] = [];

/** The places of the office as the rules take them, with what the office calls them and how they are usually written. */
export const usePlaces = (): PasteLists => {
  const areas = useNames((names) => names.areas);
  const known = useSocieties();
  return useMemo(
    () => ({
      areas: areas.map(({ id, area, aliases }) => placeName(id, area, aliases)),
      societies: known.map(({ id, society_name, aliases }) => placeName(id, society_name, aliases)),
    }),
    [areas, known],
  );
};

/** Names kept from before the office could say how else a place is written have no aliases. */
const placeName = (id: number, name: string, aliases: readonly string[] | undefined): PlaceName => ({
  id,
  name,
  aliases: [...(aliases ?? []), ...[name, ...(aliases ?? [])].flatMap(usualSpellings)],
});
