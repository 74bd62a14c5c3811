import { bhkRows, dealTypes, dealUnit, furnitures, propertySubtypes } from '@angan/domain/lookups/index.ts';
import {
  type CriterionKey,
  columnOf,
  criterionKeys,
  type DealPair,
  dealPairs,
  freshnessFactor,
  type MatchContext,
  type MatchProperty,
  shareBy,
  shareByBudget,
} from '@angan/domain/matching/index.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import { byBestOf } from './by-id.ts';
import { capped } from './capped.ts';
import type { Places } from './places.ts';

type Expression = RawBuilder<number>;

/** Whether an inquiry, as `i`, asks for a criterion. One that is left out is taken to be asked for, which is safe. */
export const asked: Partial<Record<CriterionKey, Condition>> = {
  budget: sql<SqlBool>`(i.budget_min is not null or i.budget_max is not null)`,
  area: sql<SqlBool>`(not i.any_area and (i.area <> '{}' or i.society_name <> '{}' or i.project <> '{}'))`,
  bhk: sql<SqlBool>`i.bhk <> '{}'`,
  size: sql<SqlBool>`(i.size_min is not null or i.size_max is not null)`,
  subtype: sql<SqlBool>`i.property_subtype <> '{}'`,
  possession: sql<SqlBool>`(i.needed_by is not null or i.timeline is not null or i.possession <> '{}')`,
  furniture: sql<SqlBool>`i.furniture <> '{}'`,
  floor: sql<SqlBool>`(i.floor_min is not null or i.floor_max is not null or i.floor_wish <> '{}')`,
  facing: sql<SqlBool>`i.facing <> '{}'`,
  parking: sql<SqlBool>`i.parking_cars > 0`,
  features: sql<SqlBool>`(i.amenities <> '{}' or i.features <> '{}')`,
  specs: sql<SqlBool>`(i.workstations_min is not null or i.power_kw_min is not null or i.frontage_min is not null or i.ceiling_min is not null)`,
  roi: sql<SqlBool>`i.expected_roi is not null`,
  lease_terms: sql<SqlBool>`(i.min_lock_in_months is not null or i.tenant_category_wish <> '{}')`,
};

/** Asked for at least two of budget, area, and size or rooms: with less there are no matches. */
export const asksEnough = sql<SqlBool>`(${asked.budget}::int + ${asked.area}::int + (${asked.size} or ${asked.bhk})::int >= 2)`;

/**
 * The most that an inquiry, as `i`, can score for a property, as an expression: the other side of propertyCeiling(). What
 * an inquiry asks for differs from row to row, so the points are shared out there.
 */
export const inquiryCeiling = (property: MatchProperty, ctx: MatchContext, places: Places): Expression => {
  const shares = sharesOf(property, ctx, places);
  const cases = wishesOf(property, ctx).map(({ ids, pair, column }) => {
    const weights = ctx.weights[column];
    const used = criterionKeys.filter((key) => (weights[key] ?? 0) > 0);
    const total = used.map((key) => {
      const condition = asked[key];
      return condition
        ? sql`case when ${condition} then ${weights[key]}::float8 else 0 end`
        : sql`${weights[key]}::float8`;
    });
    const budget = budgetShare(property, pair, ctx);
    const lost = Object.entries({ ...shares, budget }).flatMap(([key, share]) => {
      const weight = weights[key as CriterionKey];
      return weight ? [sql`${weight}::float8 * (1 - ${share})`] : [];
    });
    const fresh = sql<number>`100 * (1 - (${sql.join(lost, sql` + `)}) / nullif(${sql.join(total, sql` + `)}, 0))
      * ${freshnessFactor[property.freshness]}::float8`;
    const score = capped(column, weights, shares, fresh);
    return sql<number>`case when i.deal_type && ${ids}::bigint[] then ${score} else 0 end`;
  });
  return cases.length ? sql<number>`coalesce(greatest(${sql.join(cases)}), 0)` : sql<number>`0::float8`;
};

/** The deal types of inquiries that may take the property, those with the same unit and weights together. */
const wishesOf = (property: MatchProperty, ctx: MatchContext) => {
  const everything = { deal_types: dealTypes.map((row) => row.deal_type), purpose: 'Investment' } as const;
  const wishes = new Map<string, { ids: number[]; pair: DealPair; column: ReturnType<typeof columnOf> }>();
  for (const pair of dealPairs(everything, property)) {
    const column = columnOf(property.property_type, property.subtype.group, pair, ctx);
    const same = `${dealUnit(pair.inquiry)} ${dealUnit(pair.property)} ${column}`;
    const wish = wishes.get(same) ?? { ids: [], pair, column };
    wish.ids.push(dealTypes.find((row) => row.deal_type === pair.inquiry)!.id);
    wishes.set(same, wish);
  }
  return [...wishes.values()];
};

const budgetShare = (property: MatchProperty, pair: DealPair, ctx: MatchContext): Expression => {
  const steps = shareByBudget(property, pair, ctx);
  if (!steps) {
    const share = shareBy('budget', { budget_max: 1 }, {}, ctx);
    return sql<number>`case when ${asked.budget} then ${share}::float8 else 1 end`;
  }
  return sql<number>`case when i.budget_max is null then 1
    else (${steps.values}::float8[])[1 + width_bucket(i.budget_max::float8, ${steps.edges}::float8[])] end`;
};

const sharesOf = (property: MatchProperty, ctx: MatchContext, places: Places) => {
  const by = <R extends { id: number }>(rows: readonly R[], share: (row: R) => number) =>
    new Map(rows.map((row) => [row.id, share(row)]));
  const whenAsked = (key: CriterionKey, share: Expression): Expression =>
    sql<number>`case when ${asked[key]} then ${share} else 1 end`;
  const society = property.society ? [property.society.id] : [];
  const project = property.project ? [property.project.id] : [];
  // Who names no area asks for a society: the best that the rule then gives is for one that is not known.
  const unknown = shareBy('area', { societies: [{ id: 0, name: '' }] }, {}, ctx);
  const near = by(places.areas, (area) => shareBy('area', { areas: [area] }, { areas: property.areas }, ctx));
  return {
    area: whenAsked(
      'area',
      sql<number>`case when i.society_name && ${society}::bigint[] or i.project && ${project}::bigint[] then 1
        when i.area = '{}' then ${unknown}::float8 else ${byBestOf('i.area', near, 0)} end`,
    ),
    bhk: whenAsked(
      'bhk',
      byBestOf(
        'i.bhk',
        by(bhkRows, ({ value }) => shareBy('bhk', { bhk: [value] }, { bhk: property.bhk }, ctx)),
        0,
      ),
    ),
    subtype: whenAsked(
      'subtype',
      byBestOf(
        'i.property_subtype',
        by(propertySubtypes, (row) =>
          shareBy(
            'subtype',
            { subtypes: [{ name: row.property_subtype, group: row.group }] },
            { subtype: property.subtype },
            ctx,
          ),
        ),
        0,
      ),
    ),
    furniture: whenAsked(
      'furniture',
      byBestOf(
        'i.furniture',
        by(furnitures, (row) => shareBy('furniture', { furniture: [row] }, { furniture: property.furniture }, ctx)),
        0,
      ),
    ),
  };
};
