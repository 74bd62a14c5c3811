import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Filter } from '@angan/contract/kit/filters.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from './errors.ts';
import type { Paging } from './list.ts';

/** Parts of the lists that are more than one table's rows: conditions and order as fragments for any query. */
export type Condition = RawBuilder<SqlBool>;

/**
 * The filters of a contract as conditions on the table `alias`. A column that is no plain one, a list of ids for one, has
 * its condition made by `special`.
 */
export const conditionsOf = (
  alias: string,
  filters: Record<string, Filter>,
  given: Record<string, unknown>,
  special: Record<string, (value: never) => Condition> = {},
): Condition[] =>
  Object.entries(filters).flatMap(([name, { column, compare }]) => {
    const value = given[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const own = special[column];
    if (own) return [own(value as never)];
    const ref = sql.ref(`${alias}.${column}`);
    if (compare === 'in') return [sql<SqlBool>`${ref} = any (${value})`];
    if (compare === '@>') return [sql<SqlBool>`${ref} @> ${value}::bigint[]`];
    return [sql<SqlBool>`${ref} ${sql.raw(compare)} ${value}`];
  });

const isTime = (field: string) => /_date$|_at$|date_time$/.test(field);
/** Columns that always have a value, whose index has no word about nulls in the usual form. */
const isNeverMissing = (field: string) => /_date$|date_time$|^completeness$/.test(field);

/** The order of a page, rows without the value last whichever way; an index of this form serves it without sorting. */
export const orderOf = (alias: string, { field, direction }: Paging, columns: Record<string, string> = {}) => {
  const ref = sql.ref(`${alias}.${columns[field] ?? field}`);
  const way = sql.raw(direction);
  const nulls = sql.raw(isNeverMissing(field) ? '' : ' nulls last');
  return [sql`${ref} ${way}${nulls}`, sql`${sql.ref(`${alias}.id`)} ${way}`] as const;
};

/**
 * What comes after the row that a cursor names, in the order above. The key '' is that of a row without the value.
 * `maybeTimes` are fields of times that a row may lack.
 */
export const afterOf = (
  alias: string,
  paging: Paging,
  columns: Record<string, string> = {},
  maybeTimes: readonly string[] = [],
): Condition[] => {
  const { after, field, direction } = paging;
  if (!after) return [];
  const isOfTime = isTime(field) || maybeTimes.includes(field);
  const isReadable = isOfTime ? !after.key || Date.parse(after.key) : Number.isFinite(Number(after.key));
  if (!isReadable) throw notFound(drf.invalidPage);
  const ref = sql.ref(`${alias}.${columns[field] ?? field}`);
  const id = sql.ref(`${alias}.id`);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  if (after.key === '') return [sql<SqlBool>`${ref} is null and ${id} ${beyond} ${after.id}`];
  const key = isOfTime ? sql`${after.key}::timestamptz` : sql`${after.key}::numeric`;
  if (isNeverMissing(field)) return [sql<SqlBool>`(${ref}, ${id}) ${beyond} (${key}, ${after.id})`];
  return [sql<SqlBool>`((${ref}, ${id}) ${beyond} (${key}, ${after.id}) or ${ref} is null)`];
};
