/** A property's price in the terms the inquiry's budget is counted in, and how far above it may lie. */
import { dealUnit } from '../lookups/deal-types.ts';
import type { DealPair, Sides } from './draft.ts';
import type { MatchInquiry } from './types.ts';

export interface Tolerance {
  /** Over budget by this share scores half. */
  half: number;
  /** Over budget by more is not listed. */
  limit: number;
}

const saleTolerance: Tolerance = { half: 0.1, limit: 0.25 };
const rentTolerance: Tolerance = { half: 0.1, limit: 0.2 };

export const toleranceOf = (deal: DealPair): Tolerance =>
  dealUnit(deal.inquiry) === 'total' ? saleTolerance : rentTolerance;

/** The highest price, to the paisa, still listed for a budget. */
export const priceCeiling = (budgetMax: number, tolerance: Tolerance): number =>
  Math.round(budgetMax * (1 + tolerance.limit) * 100) / 100;

/** Rupees of monthly rent that a deposit stands for is deposit * this. `rate`: percent a year. */
export const monthlyShare = (rate: number): number => rate / 100 / 12;

/** From the inquiry's money to the property's, where one is counted as deposit and the other by the month. */
export const inOffered = (rupees: number, { inquiry, property }: DealPair, rate: number): number => {
  const [wanted, offered] = [dealUnit(inquiry), dealUnit(property)];
  if (wanted === offered) return rupees;
  const share = monthlyShare(rate);
  return Math.ceil(offered === 'deposit' ? rupees / share : rupees * share);
};

export interface Price {
  /** In the unit of the inquiry's budget; null: on request. */
  amount: number | null;
  bottom: number | null;
}

const plus = (amount: number | null, more: number): number | null => (amount === null ? null : amount + more);

const maintenanceOnTop = ({ inquiry, property }: Sides): number =>
  inquiry.budget_includes_maintenance && !property.maintenance_included ? (property.maintenance_per_month ?? 0) : 0;

export const priceFor = (sides: Sides): Price => {
  const { property, ctx, deal } = sides;
  if (!deal) return { amount: null, bottom: null };
  const offered = dealUnit(deal.property);
  if (offered === 'total') return { amount: property.sale_price_total, bottom: property.bottom_price };
  const wanted = dealUnit(deal.inquiry);
  const share = monthlyShare(ctx.deposit_rate);
  const extra = maintenanceOnTop(sides);
  if (offered === 'deposit') {
    if (wanted === 'deposit') return { amount: property.deposit, bottom: null };
    return { amount: property.deposit === null ? null : property.deposit * share + extra, bottom: null };
  }
  const rent = plus(property.rent_total, extra);
  const bottom = plus(property.bottom_rent, extra);
  if (wanted === 'month') return { amount: rent, bottom };
  return { amount: rent === null ? null : rent / share, bottom: bottom === null ? null : bottom / share };
};

/** How much of the budget the price is over by, as a share; 0 when it is not. */
export const overBy = (amount: number, budgetMax: number | null): number =>
  budgetMax === null || amount <= budgetMax ? 0 : (amount - budgetMax) / budgetMax;

/** Too dear to list: beyond the limit, and the owner's lowest does not come down to the budget. */
export const isTooDear = (price: Price, inquiry: MatchInquiry, deal: DealPair): boolean =>
  price.amount !== null &&
  inquiry.budget_max !== null &&
  price.amount > priceCeiling(inquiry.budget_max, toleranceOf(deal)) &&
  !(price.bottom !== null && price.bottom <= inquiry.budget_max);
