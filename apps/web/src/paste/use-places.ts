import type { PasteLists, PlaceName } from '@angan/domain/paste/index.ts';
import { usualSpellings } from '@angan/domain/paste/index.ts';
import { useMemo } from 'react';
import { useNames } from '../core/names/index.ts';
import { useSocieties } from '../records/index.ts';

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
