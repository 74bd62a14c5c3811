import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** Sources and groups of the office by name, whatever its capitals. */
export interface NameIds {
  readonly source: (name: string) => number | undefined;
  readonly group: (name: string) => number | undefined;
  readonly hasSource: (id: number) => boolean;
  readonly hasGroup: (id: number) => boolean;
}

const lists = {
  source: { table: 'source', column: 'source_name', only: sql`true` },
  // Nobody is put into a group by rule: a row that names one goes without it.
  group: { table: 'contactgroup', column: 'contact_group_name', only: sql`rule is null` },
} as const;

export const readNames = async (db: Kysely<DB>, companyId: number) => {
  const read = async ({ table, column, only }: (typeof lists)[keyof typeof lists]) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(column)} as name from ${sql.table(table)} where company_id = ${companyId} and ${only} order by id`.execute(
      db,
    );
    return rows;
  };
  return { sources: await read(lists.source), groups: await read(lists.group) };
};

export const nameIds = ({ sources, groups }: Awaited<ReturnType<typeof readNames>>): NameIds => {
  const byName = (rows: typeof sources) => new Map(rows.map((row) => [row.name.toLowerCase(), row.id]));
  const [source, group] = [byName(sources), byName(groups)];
  return {
    source: (name) => source.get(name.toLowerCase()),
    group: (name) => group.get(name.toLowerCase()),
    hasSource: (id) => sources.some((row) => row.id === id),
    hasGroup: (id) => groups.some((row) => row.id === id),
  };
};

/** Adds the names that are not there, and answers the ids of those that it added. */
export const addNames = async (
  db: Kysely<DB>,
  { companyId, createdBy }: { companyId: number; createdBy: number | null },
  kind: keyof typeof lists,
  names: readonly string[],
): Promise<number[]> => {
  if (names.length === 0) return [];
  const { table, column } = lists[kind];
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (company_id, created_by, ${sql.ref(column)})
    select ${companyId}, ${createdBy}, name from unnest(${names}::text[]) name
    on conflict (company_id, lower(${sql.ref(column)})) do nothing returning id`.execute(db);
  return rows.map((row) => row.id);
};
