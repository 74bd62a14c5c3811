import { type KeptLawRow, type Law, type LawTables, lawTablesOf } from '@angan/domain/law.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** The rows of law as the platform keeps them; they are the same for every office. */
export const readLawRows = async (db: Kysely<DB>): Promise<KeptLawRow[]> =>
  (
    await sql<KeptLawRow>`select law, valid_from::text, facts, source from law_rows() order by law, valid_from`.execute(
      db,
    )
  ).rows;

/** The rows of these laws alone, for what is read often. */
export const readLaws = async <L extends Law>(db: Kysely<DB>, only: readonly L[]): Promise<Pick<LawTables, L>> => {
  const { rows } = await sql<KeptLawRow>`
    select law, valid_from::text, facts, source from law_rows() where law = any (${only}::text[])`.execute(db);
  return lawTablesOf(rows);
};

/** The same by law, as the rules take them. */
export const readLawTables = async (db: Kysely<DB>): Promise<LawTables> => lawTablesOf(await readLawRows(db));
