import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Person } from '../contacts/person.ts';
import { changeMigration, type Migration } from '../migrations/stored.ts';
import { addNames, type NameIds, nameIds, readNames } from './names.ts';

/** The sources and groups of the office, with those added that rows name and that are not there yet. */
export const namesFor = async (
  db: Kysely<DB>,
  { id }: Migration,
  { companyId, userId }: Actor,
  rows: readonly { readonly person: Person }[],
): Promise<NameIds> => {
  const names = nameIds(await readNames(db, companyId));
  const missing = (all: readonly string[], has: (name: string) => unknown) => [
    ...new Map(all.filter((name) => name && !has(name)).map((name) => [name.toLowerCase(), name])).values(),
  ];
  const sources = missing(
    rows.map(({ person }) => person.source),
    names.source,
  );
  const groups = missing(
    rows.flatMap(({ person }) => person.contactgroup),
    names.group,
  );
  if (sources.length + groups.length === 0) return names;
  const by = { companyId, createdBy: userId };
  const madeSources = await addNames(db, by, 'source', sources);
  const madeGroups = await addNames(db, by, 'group', groups);
  await changeMigration(db, companyId, id)
    .set({
      made_sources: sql`made_sources || ${madeSources}::bigint[]`,
      made_groups: sql`made_groups || ${madeGroups}::bigint[]`,
    })
    .execute();
  return nameIds(await readNames(db, companyId));
};
