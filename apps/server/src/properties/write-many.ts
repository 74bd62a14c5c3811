import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { nextCodes, readMeasure } from '../records/index.ts';
import { derivedOf } from './derived.ts';
import { besideOf } from './stored-property.ts';

type Columns = Record<string, unknown>;

/** Columns that are JSON in the table. */
const asJson = (row: Columns): Columns =>
  'furnishing_items' in row ? { ...row, furnishing_items: JSON.stringify(row.furnishing_items) } : row;

/**
 * Adds properties in one statement, checked already; answers their ids in their order. Columns that no row names keep
 * their defaults. Nobody has asked the owner, so they are not verified.
 */
export const insertProperties = async (
  db: Kysely<DB>,
  { companyId, createdBy }: { companyId: number; createdBy: number | null },
  rows: readonly Columns[],
): Promise<number[]> => {
  if (rows.length === 0) return [];
  const measure = await readMeasure(db, companyId);
  const codes = await nextCodes(db, companyId, 'property', rows.length);
  const written = await db
    .insertInto('property')
    .values(
      rows.map((row, at) => ({
        ...asJson(row),
        ...measure,
        ...derivedOf({ ...row, ...measure } as never),
        property_code: codes[at]!,
        company_id: companyId,
        created_by: createdBy,
      })) as never,
    )
    .returning(['id', 'property_code'])
    .execute();
  const ids = new Map(written.map((row) => [row.property_code, row.id]));
  return codes.map((code) => ids.get(code)!);
};

/** Gives properties other values of some columns, each its own; `before` is what they have. One statement. */
export const changeProperties = async (
  db: Kysely<DB>,
  companyId: number,
  rows: readonly { readonly id: number; readonly before: Columns; readonly changes: Columns }[],
): Promise<void> => {
  const measure = await readMeasure(db, companyId);
  const beside = await besideOf(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  await changeColumns(
    db,
    'property',
    companyId,
    rows.map(({ id, before, changes }) => ({
      id,
      changes: { ...changes, ...measure, ...derivedOf({ ...before, ...changes, ...measure } as never, beside(id)) },
    })),
  );
};

/** Sets the columns that each row names and leaves its others. */
export const changeColumns = async (
  db: Kysely<DB>,
  table: string,
  companyId: number,
  rows: readonly { readonly id: number; readonly changes: Columns }[],
): Promise<void> => {
  const columns = [...new Set(rows.flatMap(({ changes }) => Object.keys(changes)))];
  if (columns.length === 0) return;
  const named = sql.join(columns.map((column) => sql.ref(column)));
  await sql`update ${sql.table(table)} t set (${named}) = (select ${named} from jsonb_populate_record(t, r.changes))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id bigint, changes jsonb)
     where t.company_id = ${companyId} and t.id = r.id`.execute(db);
};
