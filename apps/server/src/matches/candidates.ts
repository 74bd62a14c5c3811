import { type DealType, dealTypes, dealUnit, propertySubtypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type { CandidateBounds, InquiryBounds } from '@angan/domain/matching/index.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import { asksEnough } from './inquiry-ceiling.ts';

/**
 * The bounds of the domain package as conditions: no pair that the rule would list lies outside them. They spare the rule
 * most of a company's records; whatever they let through is judged by the rule alone.
 */
const or = (conditions: readonly Condition[]): Condition =>
  conditions.length ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`false`;
const and = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `) as Condition;
const typeId = (name: string) => propertyTypes.find((row) => row.property_type === name)!.id;
const dealId = (name: string) => dealTypes.find((row) => row.deal_type === name)!.id;
const subtypeIds = (groups: readonly string[]) =>
  propertySubtypes.filter((row) => groups.includes(row.group)).map((row) => row.id);

const subtypesOf = (propertyType: string) =>
  propertySubtypes.filter((row) => row.property_type === typeId(propertyType)).map((row) => row.id);

const bottomColumns = { sale_price: 'p.bottom_price', rent: 'p.bottom_rent' } as const;
const priceColumns = { sale_price: 'p.sale_price_total', rent: 'p.rent_total', deposit: 'p.deposit' } as const;

/**
 * The words by which the indexes property_to_match_sold and property_to_match_let know their own; nothing where an inquiry
 * would both buy and rent.
 */
const inOneIndex = (deals: readonly DealType[]): Condition[] => {
  if (deals.every((deal) => dealUnit(deal) === 'total')) return [sql<SqlBool>`p.deal_type && '{1,2,3,8,9}'::bigint[]`];
  return deals.some((deal) => dealUnit(deal) === 'total') ? [] : [sql<SqlBool>`p.deal_type && '{4,5,6,7}'::bigint[]`];
};

/** Properties, as `p`, that an inquiry may match. */
export const propertyCandidates = (bounds: CandidateBounds, includeUnderOffer: boolean): Condition =>
  and([
    sql<SqlBool>`p.property_type = ${typeId(bounds.property_type)}`,
    sql<SqlBool>`p.status in ('Available', 'Under Offer')`,
    ...(includeUnderOffer ? [] : [sql<SqlBool>`p.status = 'Available'`]),
    ...inOneIndex(bounds.offers.map((offer) => offer.deal_type)),
    ...(bounds.city === null ? [] : [sql<SqlBool>`p.city = ${bounds.city}`]),
    // Also where any will do: the index begins with it.
    sql<SqlBool>`p.property_subtype = any (${bounds.subtype_groups ? subtypeIds(bounds.subtype_groups) : subtypesOf(bounds.property_type)})`,
    ...(bounds.not_contact === null ? [] : [sql<SqlBool>`p.contact is distinct from ${bounds.not_contact}`]),
    or(
      bounds.offers.map(({ deal_type, price_field, ceiling, bottom_ceiling }) => {
        const price = sql.ref(priceColumns[price_field]);
        const affordable = [
          sql<SqlBool>`${price} is null`,
          ...(ceiling === null ? [sql<SqlBool>`true`] : [sql<SqlBool>`${price} <= ${ceiling}`]),
          ...(bottom_ceiling !== null && price_field !== 'deposit'
            ? [sql<SqlBool>`${sql.ref(bottomColumns[price_field])} <= ${bottom_ceiling}`]
            : []),
        ];
        return sql<SqlBool>`(p.deal_type @> array[${dealId(deal_type)}]::bigint[] and ${or(affordable)})`;
      }),
    ),
  ]);

const open = sql<SqlBool>`i.stage not in (${sql.join(closedInquiryStages.map((stage) => sql.lit(stage)))})`;

/** Inquiries, as `i`, that a property may match. */
export const inquiryCandidates = (bounds: InquiryBounds): Condition =>
  and([
    sql<SqlBool>`i.property_type = ${typeId(bounds.property_type)}`,
    open,
    asksEnough,
    ...(bounds.city === null ? [] : [sql<SqlBool>`(i.city is null or i.city = ${bounds.city})`]),
    sql<SqlBool>`(i.property_subtype = '{}' or i.property_subtype && ${subtypeIds([bounds.subtype_group])}::bigint[])`,
    ...(bounds.not_contact === null ? [] : [sql<SqlBool>`i.contact <> ${bounds.not_contact}`]),
    or(
      bounds.wishes.map(({ deal_type, budget_max_from }) => {
        const wants = sql<SqlBool>`i.deal_type @> array[${dealId(deal_type)}]::bigint[]`;
        if (budget_max_from === null) return wants;
        return sql<SqlBool>`(${wants} and (i.budget_max is null or i.budget_max >= ${budget_max_from}))`;
      }),
    ),
  ]);

/** Every record of one property type: where those are looked for that a gate keeps off the list. */
export const ofType = (alias: 'p' | 'i', propertyType: string): Condition =>
  sql<SqlBool>`${sql.ref(`${alias}.property_type`)} = ${typeId(propertyType)}`;
