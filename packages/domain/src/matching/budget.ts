/** Budget: price against what the person can pay. */
import { formatPrice } from '../money.ts';
import { type Criterion, type Draft, known, type Sides, unknown } from './draft.ts';
import { overBy, priceFor, toleranceOf } from './price.ts';
import { percent } from './words.ts';

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
    const words = sides.ctx.may_see_vault ? `Owner may accept ${formatPrice(bottom)}` : 'Near budget, worth asking';
    return known(FLOOR_WITH_BOTTOM, words);
  }
  const share = percent(o);
  const tail = price_negotiable ? ', negotiable' : '';
  return known(asked, `${asked >= 0.5 ? `Over by ${formatPrice(amount - max)} (${share})` : `${share} over`}${tail}`);
};

const under = (amount: number, min: number): Draft => {
  const u = (min - amount) / min;
  const s = u <= 0.2 ? 0.9 : u <= 0.4 ? 0.7 : 0.4;
  return known(s, `${formatPrice(amount)}, ${percent(u)} under ${formatPrice(min)}`);
};

const inside = (amount: number, min: number | null, max: number | null): Draft => {
  const shown = formatPrice(amount);
  if (min !== null && max !== null) return known(1, `${shown}, inside ${formatPrice(min)}-${formatPrice(max)}`);
  if (max === null) return known(1, `${shown}, asked from ${formatPrice(min!)}`);
  if (amount < 0.6 * max) return known(0.8, `${shown}, far under ${formatPrice(max)}`);
  return known(1, `${shown}, inside ${formatPrice(max)}`);
};

export const budget: Criterion = (sides) => {
  const { budget_min: min, budget_max: max } = sides.inquiry;
  if (min === null && max === null) return undefined;
  const { amount, bottom } = priceFor(sides);
  if (amount === null) return unknown('price', 'Price on request');
  if (max !== null && amount > max) return over(sides, amount, bottom, max);
  if (min !== null && amount < min) return under(amount, min);
  return inside(amount, min, max);
};
