import type { Received } from '@angan/contract/kit/call.ts';
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

/** A page of the properties that the reader may see, with their number. */
export const listProperties = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const conditions = [visibleProperties(actor), ...filtersOf(query, context), ...searchOf(query, context)];
  const where = sql.join(conditions, sql` and `) as Condition;
  const total = async () =>
    (
      await db
        .selectFrom('property as p')
        .select(sql<number>`count(*)`.as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
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

const searchOf = ({ search }: Query, { actor }: Context): Condition[] => {
  const words = wordsOf(search);
  const open = actor.scope('property:owner_number') !== 'all';
  return words.length ? [sql<SqlBool>`p.id in (select search_properties(${words}::text[], ${open}))`] : [];
};

const keyOf =
  ({ field }: Paging) =>
  (row: PropertyRow): string => {
    if (field === 'created_date') return row.created_date;
    const value = { sale_price: row.sale_price_total, rent: row.rent_total, size_sqft: row.size_sqft }[field];
    return value === null || value === undefined ? '' : String(value);
  };
