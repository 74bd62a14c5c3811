import { inLatin } from '@angan/domain/names/index.ts';
import { sql } from 'kysely';
import type { Work } from '../work.ts';

type Company = Pick<Work, 'db' | 'companyId'>;

/** An area or a society. */
export interface Place {
  readonly key: string;
  readonly name: string;
}

export const allPlaces = async ({ db, companyId }: Company): Promise<Place[]> => {
  const { rows } = await sql<Place>`
    select 'area ' || id as key, area as name from area where company_id = ${companyId}
    union all
    select 'society ' || id, society_name from society where company_id = ${companyId}`.execute(db);
  return rows;
};

/** Keys of the areas and societies of the properties and inquiries of these contacts. */
export const placesOfRecords = async ({ db, companyId }: Company, contacts: readonly number[]) => {
  const ours = sql`company_id = ${companyId} and not is_deleted and contact = any (${contacts})`;
  const { rows } = await sql<{ contact: number; key: string }>`
    select contact, 'area ' || unnest(area) as key from property where ${ours}
    union
    select contact, 'society ' || society_name from property where ${ours} and society_name is not null
    union
    select contact, 'area ' || unnest(area) from inquiry where ${ours}
    union
    select contact, 'society ' || unnest(society_name) from inquiry where ${ours}`.execute(db);
  return rows;
};

/** Letters of the shortest name that an address is read for. */
const shortest = 4;

const wordsOf = (text: string): string[] =>
  inLatin(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Reads an address for the names of places, word by word. */
export const addressReader = (places: readonly Place[]) => {
  const byFirstWord = new Map<string, { words: string[]; place: Place }[]>();
  for (const place of places) {
    const words = wordsOf(place.name);
    if (words.join('').length < shortest) continue;
    const known = byFirstWord.get(words[0]!);
    if (known) known.push({ words, place });
    else byFirstWord.set(words[0]!, [{ words, place }]);
  }
  return (address: string): Place[] => {
    const said = wordsOf(address);
    return said.flatMap((first, at) =>
      (byFirstWord.get(first) ?? [])
        .filter(({ words }) => words.every((word, next) => said[at + next] === word))
        .map(({ place }) => place),
    );
  };
};
