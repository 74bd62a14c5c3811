import type { Received } from '@angan/contract/kit/call.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { properties, type propertyCalls } from '@angan/contract/properties/properties.ts';
import { sql } from 'kysely';
import { afterOf, type Condition, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { listConditions, searchConditions } from './narrowing.ts';
import { type PropertyRow, propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { visibleProperties } from './visible-properties.ts';

type Query = Received<typeof propertyCalls.list>['query'];

/** Fields of the order whose column is another one. */
const columns = { sale_price: 'sale_price_total', rent: 'rent_total' };

/** A page of the properties that the reader may see, with their number; that of a search stops at its cap. */
export const listProperties = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const search = await searchConditions(query, context);
  const conditions = [visibleProperties(actor), ...(await listConditions(query, context)), ...search.conditions];
  const where = sql.join(conditions, sql` and `) as Condition;
  const total = async () => {
    const found = db.selectFrom('property as p').select('p.id').where(where);
    const counted = search.isCommon ? found.limit(searchCountCap + 1) : found;
    const { count } = await db
      .selectFrom(counted.as('found'))
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const paging = await readPaging(query, properties.ordering, total);
  const [first, second] = orderOf('p', paging, columns);
  // The page is found in an index that holds what lists are narrowed by; only its own rows are read from the table, by a
  // statement that is planned once.
  // Under filters the first page is counted on the same way, since that goes through all of the index either way.
  const isCounted = conditions.length > 1 && !search.isCommon && !paging.after;
  let page = db
    .selectFrom('property as p')
    .select(['p.id', (isCounted ? sql<number>`count(*) over ()` : sql<number | null>`null::bigint`).as('total')])
    .where(where);
  for (const condition of afterOf('p', paging, columns)) page = page.where(condition);
  const found = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const rows = await rowsOf(
    context,
    found.map(({ id }) => id),
  );
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(
    context,
    paging,
    fits ? rows.length : (found[0]?.total ?? (await total())),
    rows,
    keyOf(paging),
    (row) => showProperty(row, context),
  );
};

/** The properties of these ids, in this order. */
const rowsOf = async ({ actor, steady }: Context, ids: readonly number[]): Promise<PropertyRow[]> => {
  if (ids.length === 0) return [];
  const rows = await propertyRows(steady, actor.companyId)
    .where('p.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const keyOf =
  ({ field }: Paging) =>
  (row: PropertyRow): string => {
    const column = (columns as Record<string, string>)[field] ?? field;
    const value = row[column as 'created_date' | 'sale_price_total'];
    return value === null || value === undefined ? '' : String(value);
  };
