import { freshnessDays } from '@angan/domain/freshness.ts';
import {
  bhkRows,
  type DealType,
  dealTypes,
  dealUnit,
  furnitures,
  possessions,
  propertySubtypes,
} from '@angan/domain/lookups/index.ts';
import {
  bottomLimit,
  columnOf,
  type DealPair,
  dealPairs,
  FLOOR_WITH_BOTTOM,
  freshnessFactor,
  type MatchArea,
  type MatchContext,
  type MatchInquiry,
  pointsOf,
  type Steps,
  shareBy,
  shareByPrice,
  shareBySize,
  type WeightColumn,
} from '@angan/domain/matching/index.ts';
import { type RawBuilder, sql } from 'kysely';
import { byListId } from './by-id.ts';
import { capped } from './capped.ts';
import type { Places } from './places.ts';

type Expression = RawBuilder<number>;

/**
 * The most that a property, as `p`, can score for an inquiry, as an expression, with the joins that it needs. It counts
 * what costs a pair most: price, area, rooms, kind, furnishing and freshness; all else is taken to fit.
 */
export const propertyCeiling = (inquiry: MatchInquiry, ctx: MatchContext, places: Places) => {
  const shares = sharesOf(inquiry, ctx, places);
  const fresh = freshness(inquiry, ctx.today);
  const cases = offersOf(inquiry).map(({ ids, pair }) => {
    const budget = budgetShare(inquiry, pair, ctx);
    const scoreIn = (column: WeightColumn): Expression => {
      const points = pointsOf(inquiry, column, ctx);
      const lost = Object.entries({ ...shares.byKey, budget }).flatMap(([key, share]) => {
        const most = points[key as keyof typeof points];
        return most ? [sql`- ${most}::float8 * (1 - ${share})`] : [];
      });
      return capped(column, points, shares.byKey, sql<number>`(100 ${sql.join(lost, sql` `)}) * ${fresh}`);
    };
    const land = columnOf(inquiry.property_type, 'Res. land', pair, ctx);
    const other = columnOf(inquiry.property_type, 'Apartment', pair, ctx);
    const score =
      land === other
        ? scoreIn(other)
        : sql<number>`case when p.property_subtype = any (${landIds}::bigint[]) then ${scoreIn(land)} else ${scoreIn(other)} end`;
    return sql<number>`case when p.deal_type && ${ids}::bigint[] then ${score} else 0 end`;
  });
  const best = cases.length ? sql<number>`greatest(${sql.join(cases)})` : sql<number>`0::float8`;
  return { joins: shares.joins, score: best };
};

const landIds = propertySubtypes.filter((row) => /land$/.test(row.group)).map((row) => row.id);

/** The deal types of properties that the inquiry may take, those with the same unit and weights together. */
const offersOf = (inquiry: MatchInquiry) => {
  const offers = new Map<string, { ids: number[]; pair: DealPair }>();
  for (const pair of dealPairs(inquiry, { deal_types: dealTypes.map((row) => row.deal_type) })) {
    const same = `${dealUnit(pair.inquiry)} ${dealUnit(pair.property)} ${pair.property === 'Pre-leased'}`;
    const offer = offers.get(same) ?? { ids: [], pair };
    offer.ids.push(dealTypes.find((row) => row.deal_type === pair.property)!.id);
    offers.set(same, offer);
  }
  return [...offers.values()];
};

const priceColumns = { sale_price: 'p.sale_price_total', rent: 'p.rent_total', deposit: 'p.deposit' } as const;
const bottomColumns = { sale_price: 'p.bottom_price', rent: 'p.bottom_rent', deposit: null } as const;
const priceField = (deal: DealType) => dealTypes.find((row) => row.deal_type === deal)!.price_field;

const budgetShare = (inquiry: MatchInquiry, pair: DealPair, ctx: MatchContext): Expression => {
  const field = priceField(pair.property);
  const price = sql.ref(priceColumns[field]);
  const bottom = bottomColumns[field];
  const at = ({ edges, values }: Steps): Expression =>
    sql<number>`(${values}::float8[])[1 + width_bucket(${price}::float8, ${edges}::float8[])]`;
  const plain = at(shareByPrice(inquiry, pair, false, ctx));
  const asked = sql<number>`case when ${price} is null then ${shareBy('budget', inquiry, {}, ctx)}::float8
    when p.price_negotiable then ${at(shareByPrice(inquiry, pair, true, ctx))} else ${plain} end`;
  const limit = bottomLimit(inquiry, pair, ctx);
  if (!bottom || limit === null) return asked;
  return sql<number>`greatest(${asked}, case when ${sql.ref(bottom)} <= ${limit} then ${FLOOR_WITH_BOTTOM}::float8 end)`;
};

const sharesOf = (inquiry: MatchInquiry, ctx: MatchContext, places: Places) => {
  // Without areas in the wish, only the society tells: the best that the rule then gives is for one that is not known.
  const anywhere = shareBy('area', inquiry, {}, ctx);
  const shareOf = (area: MatchArea) =>
    inquiry.areas.length ? shareBy('area', inquiry, { areas: [area] }, ctx) : anywhere;
  const all = places.areas
    .map((area) => ({ id: area.id, share: shareOf(area) }))
    .filter(({ share }) => share !== anywhere);
  const table = sql`unnest(${all.map(({ id }) => id)}::bigint[], ${all.map(({ share }) => share)}::float8[])`;
  const byArea = sql<number>`case when p.society_name = any (${inquiry.societies.map(({ id }) => id)}::bigint[])
      or p.project = any (${inquiry.projects.map(({ id }) => id)}::bigint[]) then 1
    else greatest(coalesce(first_area.share, ${anywhere}::float8),
      case when p.area[2] is not null then coalesce(second_area.share, ${anywhere}::float8) end) end`;
  const by = <R extends { id: number }>(rows: readonly R[], share: (row: R) => number) =>
    new Map(rows.map((row) => [row.id, share(row)]));
  return {
    joins: sql`left join ${table} first_area (id, share) on first_area.id = p.area[1]
      left join ${table} second_area (id, share) on second_area.id = p.area[2]`,
    byKey: {
      area: byArea,
      bhk: byListId(
        'p.bhk',
        by(bhkRows, ({ value }) => shareBy('bhk', inquiry, { bhk: value }, ctx)),
        shareBy('bhk', inquiry, {}, ctx),
      ),
      subtype: byListId(
        'p.property_subtype',
        by(propertySubtypes, (row) =>
          shareBy('subtype', inquiry, { subtype: { name: row.property_subtype, group: row.group } }, ctx),
        ),
        1,
      ),
      furniture: byListId(
        'p.furniture',
        by(furnitures, (row) => shareBy('furniture', inquiry, { furniture: row }, ctx)),
        shareBy('furniture', inquiry, {}, ctx),
      ),
      possession: possessionShare(inquiry, ctx),
      size: sizeShare(inquiry, ctx),
    },
  };
};

/** A possession without a date says all by itself, and one that is ready needs none; with a date it is taken to fit. */
const possessionShare = (inquiry: MatchInquiry, ctx: MatchContext): Expression => {
  const share = (rows: typeof possessions) =>
    new Map(rows.map((row) => [row.id, shareBy('possession', inquiry, { possession: row }, ctx)]));
  const ready = possessions.filter((row) => row.is_ready);
  const unknown = shareBy('possession', inquiry, {}, ctx);
  return sql<number>`case when p.possession_date is null and p.available_from is null then ${byListId('p.possession', share(possessions), unknown)}
    else ${byListId('p.possession', share(ready), 1)} end`;
};

/** What stands in another basis than was asked is converted by the rule, and taken to fit here. */
const sizeShare = (inquiry: MatchInquiry, ctx: MatchContext): Expression => {
  const { edges, values } = shareBySize(inquiry, ctx);
  if (edges.length === 0) return sql<number>`1::float8`;
  const basis = inquiry.size_basis === null ? sql`true` : sql`p.size_basis = ${inquiry.size_basis}`;
  return sql<number>`case when p.size_sqft > 0 and p.size_basis is not null and ${basis}
    then (${values}::float8[])[1 + width_bucket(p.size_sqft::float8, ${edges}::float8[])] else 1 end`;
};

/** What is on offer both ways goes stale sooner; the later days are taken unless nothing is bought here. */
const freshness = (inquiry: MatchInquiry, today: string): Expression => {
  const { ageing, stale } = inquiry.deal_types.some((one) => dealUnit(one) === 'total')
    ? freshnessDays.sale
    : freshnessDays.rent;
  return sql<number>`case when p.last_verified_at >= since_days(${today}::date, ${ageing + 1}) then ${freshnessFactor.Fresh}::float8
    when p.last_verified_at >= since_days(${today}::date, ${stale + 1}) then ${freshnessFactor.Ageing}::float8
    else ${freshnessFactor.Stale}::float8 end`;
};
