import type { DemoContact } from './contact.ts';
import type { PropertyFacts } from './property.ts';
import type { Random } from './random.ts';
import { toNext } from './words/facts.ts';

/** Rupees in a lakh: what the demo's people speak in. */
export const lakh = 100_000;

/** Comments of owners who let. */
export const letting = /\b(rent|rented)\b|bhade|lease|ભાડ|किराय/i;
const selling = /sale|sell|asking|loan|વેચ|दाम|बेच/i;
const bending = /last \d|below|negotiable|થોડ|कम हो/i;
const named = /\d(L| lakh| Cr| લાખ| કરોડ| लाख| करोड़)/;

/** Whether the owner lets rather than sells: their comment says so, else most sell. */
export const isLet = ({ comment }: DemoContact, random: Random, share: number): boolean =>
  letting.test(comment) ? !selling.test(comment) : !selling.test(comment) && random.chance(share);

const lakhs = (amount: number) => toNext(amount < 100 ? 1 : 5, amount);

/** The price that the owner's comment names, else one for `factor` homes of that size. */
export const saleTerms = ({ comment, facts }: DemoContact, random: Random, factor: number): PropertyFacts => {
  const asked = named.test(comment) ? facts.budget : lakhs(facts.budget * factor);
  const bends = bending.test(comment) || random.chance(0.25);
  return {
    sale_price: asked * lakh,
    price_negotiable: bends || random.chance(0.35),
    bottom_price: bends ? lakhs(asked * 0.94) * lakh : null,
  };
};

/** Rent with its deposit, `months` of it. */
export const rentTerms = ({ facts }: DemoContact, random: Random, months: number): PropertyFacts => ({
  rent: facts.rent,
  deposit: facts.rent * months,
  price_negotiable: random.chance(0.3),
});
