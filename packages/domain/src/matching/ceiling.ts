/**
 * What a pair can score at most, from a few of its facts. A database orders very many records by it, and the rule itself
 * is run only for the first: no pair scores above its ceiling, so what comes later cannot be better. Every number here
 * comes from the criteria and weights of the rule.
 */
import { unitsIn } from '../local-units.ts';
import type { DealType } from '../lookups/deal-types.ts';
import { dealUnit } from '../lookups/deal-types.ts';
import type { SubtypeGroup } from '../lookups/property-types.ts';
import { toSqft } from '../units.ts';
import { inquiryWith, propertyWith } from './blank.ts';
import { budget } from './budget.ts';
import type { DealPair, Sides } from './draft.ts';
import { inOffered, priceFor, toleranceOf } from './price.ts';
import { criteria } from './score.ts';
import {
  type CriterionKey,
  criterionKeys,
  type MatchContext,
  type MatchInquiry,
  type MatchProperty,
  type WeightColumn,
} from './types.ts';
import { weightColumn } from './weights.ts';

/** The column that weighs what is offered for `deal` and is of `group`. */
export const columnOf = (
  property_type: MatchProperty['property_type'],
  group: SubtypeGroup,
  deal: DealPair,
  ctx: MatchContext,
): WeightColumn =>
  weightColumn({
    inquiry: inquiryWith({}),
    property: propertyWith({ property_type, subtype: { name: '', group } }),
    ctx,
    deal,
  });

/** Whether the inquiry asks for a criterion at all; that never hangs on the property. */
const asks = (key: CriterionKey, inquiry: MatchInquiry, ctx: MatchContext): boolean =>
  criteria[key].judge({ inquiry, property: propertyWith({}), ctx, deal: undefined }) !== undefined;

/** How many of the 100 points each criterion stands for that the inquiry asks for, in one column. */
export const pointsOf = (
  inquiry: MatchInquiry,
  column: WeightColumn,
  ctx: MatchContext,
): Partial<Record<CriterionKey, number>> => {
  const weights = ctx.weights[column];
  const asked = criterionKeys.filter((key) => (weights[key] ?? 0) > 0 && asks(key, inquiry, ctx));
  const total = asked.reduce((sum, key) => sum + weights[key]!, 0);
  return Object.fromEntries(asked.map((key) => [key, (100 * weights[key]!) / total]));
};

/** The share, 0 to 1, that a property with `fact` gets of a criterion from who has `wish`; 1 where that does not ask for it. */
export const shareBy = (
  key: CriterionKey,
  wish: Partial<MatchInquiry>,
  fact: Partial<MatchProperty>,
  ctx: MatchContext,
): number => {
  const sides = { inquiry: inquiryWith(wish), property: propertyWith(fact), ctx, deal: undefined };
  return criteria[key].judge(sides)?.s ?? 1;
};

/** `values[0]` holds below `edges[0]`, `values[n]` from `edges[n - 1]` on: what width_bucket() of a database counts. */
export interface Steps {
  edges: number[];
  values: number[];
}

/** Binary fractions may put an amount that lies on an edge to either side of it; the better side is the safe one. */
const dust = 1e-9;
const percents = (limit: number): number[] => Array.from({ length: Math.round(limit * 100) + 1 }, (_, n) => n / 100);

const stepsOver = (edges: readonly number[], shareAt: (amount: number) => number): Steps => {
  const sorted = [...new Set(edges)].filter((edge) => edge > 0).sort((a, b) => a - b);
  const inner = sorted.map((edge, at) => {
    const next = sorted[at + 1] ?? edge * 2;
    return Math.max(shareAt(edge), shareAt((edge + next) / 2), shareAt(next * (1 - dust)));
  });
  const below = sorted[0] === undefined ? 1 : Math.max(shareAt(sorted[0] / 2), shareAt(sorted[0] * (1 - dust)));
  return { edges: sorted, values: [below, ...inner] };
};

const priceOf = (deal: DealType, amount: number): Partial<MatchProperty> => {
  const unit = dealUnit(deal);
  if (unit === 'total') return { sale_price_total: amount };
  return unit === 'month' ? { rent_total: amount } : { deposit: amount };
};

/**
 * The budget's share by what a property costs, in its own terms. A rent may have maintenance on top, so below the budget
 * it is taken to fit.
 */
export const shareByPrice = (inquiry: MatchInquiry, deal: DealPair, negotiable: boolean, ctx: MatchContext): Steps => {
  const { budget_min: min, budget_max: max } = inquiry;
  const isWhole = dealUnit(deal.property) === 'total';
  const offered = (rupees: number): number => inOffered(rupees, deal, ctx.deposit_rate);
  const under = isWhole && min !== null ? [0.6 * min, 0.8 * min, min].map((edge) => edge * (1 - dust)) : [];
  const far = isWhole && min === null && max !== null ? [0.6 * max * (1 - dust)] : [];
  const over = max === null ? [] : percents(toleranceOf(deal).limit).map((o) => offered(max * (1 + o)) * (1 + dust));
  const top = max === null ? Number.POSITIVE_INFINITY : offered(max);
  return stepsOver([...under, ...far, ...over], (amount) => {
    if (!isWhole && amount <= top) return 1;
    const property = propertyWith({ ...priceOf(deal.property, amount), price_negotiable: negotiable });
    return budget({ inquiry: { ...inquiry, budget_includes_maintenance: false }, property, ctx, deal })?.s ?? 1;
  });
};

/** How low the owner's lowest price must come, in the property's own terms, to be within the budget; null: no budget. */
export const bottomLimit = ({ budget_max }: MatchInquiry, deal: DealPair, ctx: MatchContext): number | null =>
  budget_max === null ? null : inOffered(budget_max, deal, ctx.deposit_rate) * (1 + dust);

/** The size's share by square feet in the basis that the person asked in, or in any where they named none. */
export const shareBySize = (inquiry: MatchInquiry, ctx: MatchContext): Steps => {
  const basis = inquiry.size_basis ?? 'Carpet';
  const units = unitsIn(inquiry.city?.id, ctx.unit_overrides);
  const inSqft = (size: number | null): number[] => (size === null ? [] : [toSqft(size, inquiry.size_unit, units)]);
  const under = inSqft(inquiry.size_min).flatMap((low) => percents(0.25).map((gap) => low * (1 - gap) * (1 - dust)));
  const over = inSqft(inquiry.size_max).flatMap((high) =>
    percents(0.25).map((gap) => high * (1 + 2 * gap) * (1 + dust)),
  );
  // Land is forgiven more than anything else, so what it gets no kind of property exceeds.
  const subtype = { name: '', group: 'Res. land' } as const;
  return stepsOver([...under, ...over], (sqft) => shareBy('size', inquiry, { subtype, sizes: [{ basis, sqft }] }, ctx));
};

/** The budget's share by what an inquiry can pay at most, in its own terms; null where the price is not known. */
export const shareByBudget = (property: MatchProperty, deal: DealPair, ctx: MatchContext): Steps | null => {
  const wishFor = (budget_max: number): Sides => ({
    inquiry: inquiryWith({ budget_max }),
    property,
    ctx,
    deal,
  });
  const { amount, bottom } = priceFor(wishFor(1));
  if (amount === null) return null;
  const over = percents(toleranceOf(deal).limit).map((o) => (amount / (1 + o)) * (1 - dust));
  const edges = [...over, ...(bottom === null ? [] : [bottom * (1 - dust)])];
  return stepsOver(edges, (max) => (max >= amount ? 1 : budget(wishFor(max))!.s));
};
