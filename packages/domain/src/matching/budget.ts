/** Budget: price against what the person can pay. */
import { type Criterion, type Draft, known, type Sides, unknown } from './draft.ts';
import { overBy, priceFor, toleranceOf } from './price.ts';
import { matchReasons } from './reasons.ts';

const { of } = matchReasons;

/** The least share where the owner's lowest price comes down to the budget. */
export const FLOOR_WITH_BOTTOM = 0.85;
const NEGOTIABLE_BONUS = 0.1;

const over = (sides: Sides, amount: number, bottom: number | null, max: number): Draft => {
  const { half, limit } = toleranceOf(sides.deal!);
  const o = overBy(amount, max);
  const plain = o <= half ? 1 - (0.5 * o) / half : Math.max(0, 0.5 * (1 - (o - half) / (limit - half)));
  const { price_negotiable } = sides.property;
  const asked = Math.min(1, plain + (price_negotiable ? NEGOTIABLE_BONUS : 0));
  if (bottom !== null && bottom <= max && asked < FLOOR_WITH_BOTTOM) {
    return known(FLOOR_WITH_BOTTOM, sides.ctx.may_see_vault ? of.ownerMayAccept({ price: bottom }) : of.worthAsking);
  }
  const by = { amount: amount - max, share: o };
  if (asked >= 0.5) return known(asked, price_negotiable ? of.overByNegotiable(by) : of.overBy(by));
  return known(asked, price_negotiable ? of.overNegotiable(by) : of.over(by));
};

const under = (amount: number, min: number): Draft => {
  const u = (min - amount) / min;
  const s = u <= 0.2 ? 0.9 : u <= 0.4 ? 0.7 : 0.4;
  return known(s, of.under({ price: amount, share: u, min }));
};

const inside = (price: number, min: number | null, max: number | null): Draft => {
  if (min !== null && max !== null) return known(1, of.between({ price, range: { min, max } }));
  if (max === null) return known(1, of.aboveMin({ price, min: min! }));
  if (price < 0.6 * max) return known(0.8, of.farUnder({ price, max }));
  return known(1, of.inside({ price, max }));
};

export const budget: Criterion = (sides) => {
  const { budget_min: min, budget_max: max } = sides.inquiry;
  if (min === null && max === null) return undefined;
  const { amount, bottom } = priceFor(sides);
  if (amount === null) return unknown(of.onRequest, 'price');
  if (max !== null && amount > max) return over(sides, amount, bottom, max);
  if (min !== null && amount < min) return under(amount, min);
  return inside(amount, min, max);
};
