/** What a client says on a visit changes what they ask for: 'Too costly' lowers the budget below this one's price. */
import { unitsIn } from './local-units.ts';
import { dealTypes } from './lookups/deal-types.ts';
import { formatNumber, formatPrice } from './money.ts';
import { fromSqft, type SizeUnit, sizeUnits, type UnitOverrides } from './units.ts';
import type { VisitPoint } from './visit-feedback.ts';

interface AreaName {
  readonly id: number;
  readonly area: string;
}

/** The limits of an inquiry that a visit may change. */
export interface StatedLimits {
  readonly deal_type: readonly number[];
  readonly budget_min: number | null;
  readonly budget_max: number | null;
  readonly size_min: number | null;
  readonly size_max: number | null;
  readonly size_unit: SizeUnit;
  readonly city: { readonly id: number } | null;
  readonly any_area: boolean;
  readonly area: readonly AreaName[];
  /** How many societies and projects are asked for beside the areas. */
  readonly other_places: number;
}

/** What was seen. Rupees, in all and per month; square feet in the basis that the inquiry asks in. */
export interface SeenProperty {
  readonly sale_price_total: number | null;
  readonly rent_total: number | null;
  readonly size_sqft: number | null;
  readonly area: readonly AreaName[];
}

export interface Adjustment {
  readonly point: VisitPoint;
  /** 'Budget' */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Fields of the inquiry as they are to be written, and as they are written again to undo it; areas by their ids. */
  readonly change: LimitFields;
  readonly undo: LimitFields;
}
export interface LimitFields {
  readonly budget_min?: number | null;
  readonly budget_max?: number | null;
  readonly size_min?: number | null;
  readonly size_max?: number | null;
  readonly area?: number[];
}

/** Rupees in which people speak of such an amount: a lakh from one crore, ten thousand from a lakh, else five hundred. */
const priceStep = (rupees: number): number => (rupees > 10_000_000 ? 100_000 : rupees > 100_000 ? 10_000 : 500);
/** Fifty square feet, in the nearest step that reads as a number in the unit: 5 of a yard, 0.05 of an acre. */
const sizeStep = (unit: SizeUnit): number => {
  if (unit === 'Sqft') return 50;
  return sizeUnits[unit] < 50 ? 5 : 0.05;
};

const below = (value: number, step: number): number => Math.floor((value - 0.01) / step) * step;
const above = (value: number, step: number): number => Number((Math.floor(value / step + 1) * step).toFixed(3));

const cheaper = (limits: StatedLimits, seen: SeenProperty): Adjustment | null => {
  const buys = limits.deal_type.some((id) => dealTypes.find((row) => row.id === id)?.unit === 'total');
  const price = buys ? (seen.sale_price_total ?? seen.rent_total) : (seen.rent_total ?? seen.sale_price_total);
  if (price === null || price <= 0) return null;
  const budget_max = below(price, priceStep(price));
  if (budget_max <= 0 || (limits.budget_max !== null && limits.budget_max <= budget_max)) return null;
  const drops = limits.budget_min !== null && limits.budget_min > budget_max;
  return {
    point: 'Too costly',
    label: 'Budget',
    before: limits.budget_max === null ? 'no limit' : `up to ${formatPrice(limits.budget_max)}`,
    after: `up to ${formatPrice(budget_max)}`,
    change: { budget_max, ...(drops && { budget_min: null }) },
    undo: { budget_max: limits.budget_max, ...(drops && { budget_min: limits.budget_min }) },
  };
};

const larger = (limits: StatedLimits, seen: SeenProperty, own: UnitOverrides): Adjustment | null => {
  if (seen.size_sqft === null || seen.size_sqft <= 0) return null;
  const { size_unit: unit } = limits;
  const size_min = above(fromSqft(seen.size_sqft, unit, unitsIn(limits.city?.id, own)), sizeStep(unit));
  if (limits.size_min !== null && limits.size_min >= size_min) return null;
  const drops = limits.size_max !== null && limits.size_max < size_min;
  const words = (size: number) => `from ${formatNumber(size)} ${unit}`;
  return {
    point: 'Too small',
    label: 'Size',
    before: limits.size_min === null ? 'no limit' : words(limits.size_min),
    after: words(size_min),
    change: { size_min, ...(drops && { size_max: null }) },
    undo: { size_min: limits.size_min, ...(drops && { size_max: limits.size_max }) },
  };
};

/** Only an area that was asked for can be dropped, and never the last place there is. */
const nearer = (limits: StatedLimits, seen: SeenProperty): Adjustment | null => {
  const there = seen.area.map(({ id }) => id);
  const left = limits.area.filter(({ id }) => !there.includes(id));
  const isChanged = left.length < limits.area.length;
  if (limits.any_area || !isChanged || left.length + limits.other_places === 0) return null;
  const words = (areas: readonly AreaName[]) => areas.map(({ area }) => area).join(', ') || 'no areas';
  return {
    point: 'Too far',
    label: 'Areas',
    before: words(limits.area),
    after: words(left),
    change: { area: left.map(({ id }) => id) },
    undo: { area: limits.area.map(({ id }) => id) },
  };
};

type Rule = (limits: StatedLimits, seen: SeenProperty, own: UnitOverrides) => Adjustment | null;
const rules: Partial<Record<VisitPoint, Rule>> = {
  'Too costly': cheaper,
  'Too small': larger,
  'Too far': nearer,
};

/**
 * What to change of an inquiry's limits after a visit, one line for each point that changes anything. `own`: the units that
 * the office measures by in its own way.
 */
export const adjustmentsOf = (
  points: readonly VisitPoint[],
  limits: StatedLimits,
  seen: SeenProperty,
  own: UnitOverrides = {},
): Adjustment[] => points.flatMap((point) => rules[point]?.(limits, seen, own) ?? []);
