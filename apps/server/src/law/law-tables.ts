import { type KeptLawRow, type LawTables, lawTablesOf } from '@angan/domain/law.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** The rows of law as the platform keeps them; they are the same for every office. */
export const readLawRows = async (db: Kysely<DB>): Promise<KeptLawRow[]> =>
  (
    await sql<KeptLawRow>`select law, valid_from::text, facts, source from law_rows() order by law, valid_from`.execute(
      db,
    )
  ).rows;

/** The same by law, as the rules take them. */
export const readLawTables = async (db: Kysely<DB>): Promise<LawTables> => lawTablesOf(await readLawRows(db));
