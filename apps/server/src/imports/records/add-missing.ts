import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Written } from '../engine/importer.ts';
import type { Columns } from './handle.ts';
import type { Directory } from './office.ts';

/** Ids of what was added, by the negative ones that stood for them. */
export interface Added {
  readonly made: Written['made'];
  readonly of: (id: unknown) => unknown;
  /** Columns with those ids in place of the negative ones. */
  readonly inColumns: (columns: Columns) => Columns;
}

/** Columns of properties and inquiries with ids of what may be added. */
export const placeColumns: readonly string[] = ['area', 'society_name', 'source'];

/** Adds the areas, societies and sources that rows name in these columns and the office does not have. */
export const addMissing = async (
  db: Kysely<DB>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number | null },
  { toAdd }: Pick<Directory, 'toAdd'>,
  rows: readonly Columns[],
  naming: readonly string[] = placeColumns,
): Promise<Added> => {
  const used = new Set(
    rows
      .flatMap((row) => naming.flatMap((column) => row[column]))
      .filter((one): one is number => typeof one === 'number' && one < 0),
  );
  // A society's area comes with it.
  for (const society of used) {
    const area = toAdd.society.get(society)?.area;
    if (area !== undefined && area < 0) used.add(area);
  }
  const made = new Map<number, number>();
  const of = (one: unknown) => (typeof one === 'number' ? (made.get(one) ?? one) : one);
  const insert = async (
    table: 'area' | 'society' | 'source',
    columns: readonly string[],
    values: readonly (readonly [id: number, values: readonly unknown[]])[],
    conflict: string,
  ): Promise<number[]> => {
    if (values.length === 0) return [];
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const records = values.map(([, cells]) => Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
    const { rows: inserted } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (company_id, created_by, ${names})
      select ${companyId}, ${userId}, ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)
      on conflict ${sql.raw(conflict)} do nothing returning id, ${names}`.execute(db);
    const byKey = new Map(inserted.map((row) => [keyOf(columns.map((column) => row[column as 'id'])), row.id]));
    for (const [negative, cells] of values) {
      const real = byKey.get(keyOf(cells));
      if (real !== undefined) made.set(negative, real);
    }
    return inserted.map((row) => row.id);
  };
  const pickUsed = <V>(map: ReadonlyMap<number, V>) => [...map].filter(([one]) => used.has(one));
  const areas = await insert(
    'area',
    ['area', 'city'],
    pickUsed(toAdd.area).map(([one, { area, city }]) => [one, [area, city]]),
    '',
  );
  const societies = await insert(
    'society',
    ['society_name', 'area'],
    pickUsed(toAdd.society).map(([one, { society_name, area }]) => [one, [society_name, of(area)]]),
    '',
  );
  const sources = await insert(
    'source',
    ['source_name'],
    pickUsed(toAdd.source).map(([one, name]) => [one, [name]]),
    '(company_id, lower(source_name))',
  );
  const listed = (value: unknown) => (Array.isArray(value) ? value.map(of) : of(value));
  return {
    made: { made_areas: areas, made_societies: societies, made_sources: sources },
    of,
    inColumns: (columns) => ({
      ...columns,
      ...Object.fromEntries(
        naming.filter((column) => column in columns).map((column) => [column, listed(columns[column])]),
      ),
    }),
  };
};

const keyOf = (cells: readonly unknown[]) => JSON.stringify(cells.map((cell) => String(cell).toLowerCase()));
