import type { Received, Returned } from '@angan/contract/kit/call.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { type CountedField, countLimits, type PropertyFilter } from '@angan/contract/properties/property-filters.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { filterConditions, freshnessSql, searchConditions } from './narrowing.ts';
import { visibleProperties } from './visible-properties.ts';

type Query = Received<typeof propertyCalls.counts>['query'];
type Counts = Returned<typeof propertyCalls.counts>['counts'];

/** Fields that hold a list: a property counts for each of its values. */
const lists: readonly CountedField[] = ['deal_type', 'area', 'assigned_to'];

/**
 * How many properties there are of each value of some fields. One scan for all of them: grouped by each field at once, and
 * counted where every filter but the field's own holds. A list is grouped whole, and taken apart here: the different lists
 * are few.
 */
export const countProperties = async (query: Query, context: Context): Promise<{ counts: Counts }> => {
  const { actor, db, services } = context;
  const filters = filterConditions(query, context);
  const search = await searchConditions(query, context);
  const ownOf = (field: CountedField): Condition | undefined => filters.get(field as PropertyFilter);
  const counted = query.by;
  const left = counted.filter((field) => ownOf(field));
  const all = [
    visibleProperties(actor),
    ...[...filters].filter(([name]) => !(left as string[]).includes(name)).map(([, condition]) => condition),
    ...search.conditions,
    // What two of the counted filters leave out is in no count.
    ...(left.length > 1 ? [atMostOneFails(left.map((field) => ownOf(field)!))] : []),
  ];
  const columns = counted.map((field) => sql`${columnOf(field, services.now())} as ${sql.ref(field)}`);
  const holds = left.map((field) => sql`(${ownOf(field)!}) as ${sql.ref(`fits_${field}`)}`);
  const numbers = counted.map((field) => {
    const others = left.filter((other) => other !== field).map((other) => sql.ref(`f.fits_${other}`));
    return others.length
      ? sql`count(*) filter (where ${sql.join(others, sql` and `)}) as ${sql.ref(`count_${field}`)}`
      : sql`count(*) as ${sql.ref(`count_${field}`)}`;
  });
  const sets = sql.join(counted.map((field) => sql`(${sql.ref(`f.${field}`)})`));
  const found = await sql<Record<string, unknown>>`
    select ${sql.join(counted.map((field) => sql.ref(`f.${field}`)))}, ${sql.join(numbers)},
        ${sql.join(counted.map((field) => sql`grouping(${sql.ref(`f.${field}`)}) = 0 as ${sql.ref(`is_${field}`)}`))}
      from (select ${sql.join([...columns, ...holds])} from property p where ${sql.join(all, sql` and `)}) f
     group by grouping sets (${sets})`.execute(db);
  return { counts: Object.fromEntries(counted.map((field) => [field, valuesOf(field, found.rows)])) };
};

const atMostOneFails = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`${sql.join(
    conditions.map((one) => sql`(not (${one}))::int`),
    sql` + `,
  )} <= 1`;

const columnOf = (field: CountedField, now: Date): RawBuilder<unknown> =>
  field === 'freshness' ? freshnessSql(now) : sql`${sql.ref(`p.${field}`)}`;

const valuesOf = (field: CountedField, rows: readonly Record<string, unknown>[]) => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (row[`is_${field}`] !== true) continue;
    const value = row[field];
    const each = lists.includes(field) ? (value as unknown[]) : value === null ? [] : [value];
    for (const one of each) counts.set(String(one), (counts.get(String(one)) ?? 0) + Number(row[`count_${field}`]));
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, countLimits.values);
};
