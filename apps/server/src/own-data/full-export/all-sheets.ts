import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { readCatalog } from './catalog.ts';
import { listSheets } from './list-sheets.ts';
import type { Sheet } from './sheet.ts';
import { tableSheet } from './table-sheet.ts';
import { tableSheets } from './table-sheets.ts';

/** Every sheet of an office, in the order in which they are written. */
export const allSheets = async (context: Pick<Context, 'actor' | 'db'>): Promise<Sheet[]> => {
  const catalog = await readCatalog(
    context.db,
    tableSheets.map(({ table }) => table),
  );
  return [
    ...(await listSheets(context)),
    ...tableSheets.map((sheet) => tableSheet(sheet, catalog.get(sheet.table) ?? [])),
  ];
};

/** How many rows the sheets have, in their order. */
export const countSheets = async (
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  sheets: readonly Sheet[],
): Promise<number[]> => {
  const counted = sheets.map(
    ({ table, hasDeleted }) =>
      sql`(select count(*) from ${sql.table(table)} where company_id = ${actor.companyId} ${hasDeleted ? sql`and not is_deleted` : sql``})`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counted)}] as counts`.execute(db);
  return rows[0]!.counts;
};
