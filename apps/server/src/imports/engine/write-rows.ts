import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { ImportContext, Importer, Ledger, RowToWrite, WrittenRow } from './importer.ts';

/**
 * Writes checked rows in the transaction of `db`: what they add and change, what has to be known to undo that, and that
 * they are done. Answers what became of each.
 */
export const writeRows = async (
  db: Kysely<DB>,
  importer: Pick<Importer, 'lock' | 'write'>,
  context: ImportContext & { readonly ledger: Ledger },
  rows: readonly RowToWrite[],
): Promise<readonly WrittenRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${importer.lock}::text || ' ' || ${context.actor.companyId}::bigint, 0))`.execute(
    db,
  );
  const good = rows.filter(({ outcome }) => outcome !== 'refused');
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const written = await importer.write(db, context, good);
  const done = [
    ...written.rows,
    ...refused.map(({ row_no }): WrittenRow => ({ row_no, result: 'failed', reasons: [] })),
  ];
  await context.ledger.note(db, { ...written, rows: done });
  return done;
};
