import { usualSpellings } from '@angan/domain/paste/spellings.ts';
import type { PasteLists, PlaceName } from '@angan/domain/paste/types.ts';
import type { UnitOverrides } from '@angan/domain/units.ts';

interface Named {
  id: number;
  aliases?: readonly string[] | undefined;
}

/** What the rules of reading know of the office: its places with what they are called and how they are usually written, and its measures. */
export const placeLists = (
  areas: readonly (Named & { area: string })[],
  societies: readonly (Named & { society_name: string })[],
  units: UnitOverrides,
): PasteLists => ({
  units,
  areas: areas.map(({ id, area, aliases }) => placeName(id, area, aliases)),
  societies: societies.map(({ id, society_name, aliases }) => placeName(id, society_name, aliases)),
});

/** Names kept from before the office could say how else a place is written have no aliases. */
const placeName = (id: number, name: string, aliases: readonly string[] | undefined): PlaceName => ({
  id,
  name,
  aliases: [...(aliases ?? []), ...[name, ...(aliases ?? [])].flatMap(usualSpellings)],
});
