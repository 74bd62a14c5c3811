import type { Kysely } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Written } from '../engine/importer.ts';
import { addNames, type NameIds, nameIds, readNames } from './office-names.ts';
import type { Person } from './person.ts';

/** The sources and groups of the office, with those added that people name and that are not there yet; `made`: their ids. */
export const addMissingNames = async (
  db: Kysely<DB>,
  { companyId, userId }: Actor,
  people: readonly Person[],
): Promise<{ names: NameIds; made: Written['made'] }> => {
  const names = nameIds(await readNames(db, companyId));
  const missing = (all: readonly string[], has: (name: string) => unknown) => [
    ...new Map(all.filter((name) => name && !has(name)).map((name) => [name.toLowerCase(), name])).values(),
  ];
  const sources = missing(
    people.map((person) => person.source),
    names.source,
  );
  const groups = missing(
    people.flatMap((person) => person.contactgroup),
    names.group,
  );
  if (sources.length + groups.length === 0) return { names, made: {} };
  // Nobody's where the office itself brings the rows in.
  const by = { companyId, createdBy: userId || null };
  const made_sources = await addNames(db, by, 'source', sources);
  const made_groups = await addNames(db, by, 'group', groups);
  return { names: nameIds(await readNames(db, companyId)), made: { made_sources, made_groups } };
};
