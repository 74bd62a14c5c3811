import { bulkLimits } from '@angan/contract/bulk/bulk-limits.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { type PropertyFilter, propertyFilters } from '@angan/contract/properties/property-filters.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { verifiedSince } from '@angan/domain/freshness.ts';
import type { LeaseAhead } from '@angan/domain/lease-ahead.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import type { Freshness } from '@angan/domain/lookups/property-lists.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Condition, conditionsOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { wordsOf } from '../core/search-words.ts';
import { isAhead, leaseRows } from './leases-ahead.ts';
import { visibleProperties } from './visible-properties.ts';

type Query = Received<typeof propertyCalls.list>['query'];

const letIds = dealTypes.filter(({ unit }) => unit !== 'total').map(({ id }) => id);
const readyIds = possessions.filter(({ is_ready }) => is_ready).map(({ id }) => id);

/** How fresh a property `p` is, as one of the three words. */
export const freshnessSql = (now: Date): RawBuilder<Freshness> => {
  const today = dayInIndia(now);
  const [sold, let_] = [verifiedSince(false, today), verifiedSince(true, today)];
  const from = (day: string) => sql`${`${day}T00:00:00+05:30`}::timestamptz`;
  const isLet = sql`p.deal_type && ${letIds}::bigint[]`;
  return sql<Freshness>`case when p.last_verified_at >= case when ${isLet} then ${from(let_.fresh)} else ${from(sold.fresh)} end then 'Fresh'
    when p.last_verified_at >= case when ${isLet} then ${from(let_.ageing)} else ${from(sold.ageing)} end then 'Ageing' else 'Stale' end`;
};

/** The conditions of each filter that is given, by its name. */
export const filterConditions = (query: Query, { actor, services }: Context): Map<PropertyFilter, Condition> => {
  const overlaps = (column: string) => (ids: number[]) => sql<SqlBool>`${sql.ref(`p.${column}`)} && ${ids}::bigint[]`;
  const words = (column: string) => (given: string[]) => sql<SqlBool>`${sql.ref(`p.${column}`)} && ${given}::text[]`;
  const linked = (table: string, column: string) => (ids: number[]) =>
    sql<SqlBool>`p.id in (select l.property_id from ${sql.table(table)} l
      where l.company_id = ${actor.companyId} and l.${sql.ref(column)} = any (${ids}::bigint[]))`;
  const special: Record<string, (value: never) => Condition> = {
    deal_type: overlaps('deal_type'),
    preferred_tenants: words('preferred_tenants'),
    suitable_for: words('suitable_for'),
    area: linked('property_area', 'area'),
    assigned_to: linked('property_assignee', 'assigned_to'),
    freshness: (given: Freshness[]) => sql<SqlBool>`${freshnessSql(services.now())} = any (${given}::text[])`,
    has_pictures: (has: boolean) =>
      sql<SqlBool>`exists (select from property_file f where f.company_id = p.company_id and f.property_id = p.id
        and f.kind = 'image' and not f.is_deleted) = ${has}`,
    bulk_todo: (isSo: boolean) => {
      const todo = sql<SqlBool>`(p.completeness < ${bulkLimits.completeness} and p.id in (
        select b.property from bulk_property b where b.company_id = ${actor.companyId} and not b.bulk_done))`;
      return isSo ? todo : sql<SqlBool>`not ${todo}`;
    },
    lease_ahead: (given: LeaseAhead[]) => {
      const today = dayInIndia(services.now());
      return sql<SqlBool>`p.id in (select x.id from ${leaseRows(actor.companyId, today)} x
        where ${sql.join(
          given.map((what) => isAhead(what, today)),
          sql` or `,
        )})`;
    },
    available_from: (day: string) =>
      sql<SqlBool>`(p.available_from <= ${day} or p.available_from is null and p.possession = any (${readyIds}::bigint[]))`,
  };
  return new Map(
    Object.entries(propertyFilters).flatMap(([name, filter]) => {
      const own = name === 'features' ? { ...special, features: linked('property_feature', 'features') } : special;
      return conditionsOf('p', { [name]: filter }, query, own).map((one) => [name as PropertyFilter, one] as const);
    }),
  );
};

/** What is asked for among the properties, as `p`, that the reader may see, without search. */
export const askedProperties = (query: Query, context: Context): Condition =>
  sql.join([visibleProperties(context.actor), ...filterConditions(query, context).values()], sql` and `) as Condition;

/** Properties up to which a list starts from one of its filters; beyond, one walk through the index of the list is shorter. */
const fewEnough = 20_000;

/**
 * The conditions of the filters for a list. Behind the wall the planner may not start from a filter that is not leakproof;
 * equality of ids is, so where the areas or the prices asked for hold few properties, their ids are taken first and only
 * those rows read.
 */
export const listConditions = async (query: Query, context: Context): Promise<Condition[]> => {
  const conditions = filterConditions(query, context);
  const starts = startsOf(query, context);
  if (starts.length === 0) return [...conditions.values()];
  const { rows } = await sql<{
    [start: string]: number;
  }>`select ${sql.join(starts.map(({ ids }, i) => sql`(select count(*) from (${ids(fewEnough + 1)}) f) as ${sql.ref(`s${i}`)}`))}`.execute(
    context.db,
  );
  const [fewest] = starts
    .map((start, i) => ({ ...start, count: rows[0]![`s${i}`]! }))
    .toSorted((a, b) => a.count - b.count);
  if (fewest!.count > fewEnough) return [...conditions.values()];
  conditions.delete(fewest!.says);
  return [sql<SqlBool>`p.id = any (array(${fewest!.ids(fewEnough)}))`, ...conditions.values()];
};

interface Start {
  ids: (most: number) => RawBuilder<unknown>;
  /** The filter whose condition these ids are, and nothing but. */
  says: PropertyFilter;
}

const startsOf = (query: Query, { actor }: Context): Start[] => {
  const starts: Start[] = [];
  if (query.area?.length)
    starts.push({
      says: 'area',
      ids: (most) => sql`select l.property_id from property_area l
        where l.company_id = ${actor.companyId} and l.area = any (${query.area}::bigint[]) limit ${most}`,
    });
  const priced = (deal: 'sale' | 'rent', least: number | undefined, most: number | undefined) => {
    if (least === undefined && most === undefined) return;
    starts.push({
      says: deal === 'sale' ? 'sale_price__gte' : 'rent__gte',
      ids: (limit) => sql`select priced_properties(${deal}, ${least ?? null}, ${most ?? null}, ${limit})`,
    });
  };
  priced('sale', query.sale_price__gte, query.sale_price__lte);
  priced('rent', query.rent__gte, query.rent__lte);
  return starts;
};

/**
 * What the words of a search come to. Words that few properties have are looked up in the trigram index first; those that
 * many have (`isCommon`) are met soon enough on the way through the list in its order.
 */
export const searchConditions = async (
  { search }: Pick<Query, 'search'>,
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
