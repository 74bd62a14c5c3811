import type { Received } from '@angan/contract/kit/call.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { properties, type propertyCalls } from '@angan/contract/properties/properties.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, type Condition, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { type PropertyRow, propertyRows } from './property-row.ts';
import { showProperty } from './show-property.ts';
import { visibleProperties } from './visible-properties.ts';

type Query = Received<typeof propertyCalls.list>['query'];

/** Fields of the order whose column is another one. */
const columns = { sale_price: 'sale_price_total', rent: 'rent_total' };

/** A page of the properties that the reader may see, with their number; that of a search stops at its cap. */
export const listProperties = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const search = await searchOf(query, context);
  const conditions = [visibleProperties(actor), ...filtersOf(query, context), ...search.conditions];
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
  let page = propertyRows(db, actor.companyId).where(where);
  for (const condition of afterOf('p', paging, columns)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(context, paging, fits ? rows.length : await total(), rows, keyOf(paging), (row) =>
    showProperty(row, context),
  );
};

const filtersOf = (query: Query, { actor }: Context): Condition[] =>
  conditionsOf('p', properties.filters, query, {
    deal_type: (ids: number[]) => sql<SqlBool>`p.deal_type && ${ids}::bigint[]`,
    area: (ids: number[]) =>
      sql<SqlBool>`p.id in (select l.property_id from property_area l where l.company_id = ${actor.companyId} and l.area = any (${ids}))`,
    assigned_to: (ids: number[]) =>
      sql<SqlBool>`p.id in (select l.property_id from property_assignee l where l.company_id = ${actor.companyId} and l.assigned_to = any (${ids}))`,
  });

/**
 * Words that few properties have are looked up in the trigram index first; those that many have are met soon enough on
 * the way through the list in its order.
 */
const searchOf = async (
  { search }: Query,
  { actor, db }: Context,
): Promise<{ conditions: Condition[]; isCommon: boolean }> => {
  const words = wordsOf(search);
  if (words.length === 0) return { conditions: [], isCommon: false };
  const open = actor.scope('property:owner_number') !== 'all';
  const found = await sql<{
    id: number;
  }>`select search_properties(${words}::text[], ${open}, ${searchCountCap + 1}) as id`.execute(db);
  const ids = found.rows.map((row) => row.id);
  if (ids.length <= searchCountCap)
    return { conditions: [sql<SqlBool>`p.id = any (${ids}::bigint[])`], isCommon: false };
  const searched = sql.ref(open ? 'p.search_text_open' : 'p.search_text');
  return { conditions: words.map((word) => sql<SqlBool>`${searched} like ${word}`), isCommon: true };
};

const keyOf =
  ({ field }: Paging) =>
  (row: PropertyRow): string => {
    if (field === 'created_date') return row.created_date;
    const value = { sale_price: row.sale_price_total, rent: row.rent_total, size_sqft: row.size_sqft }[field];
    return value === null || value === undefined ? '' : String(value);
  };
