import { dealUnit } from '../lookups/deal-types.ts';
import { propertySubtypes } from '../lookups/property-types.ts';
import { formatNumber, formatPrice } from '../money.ts';
import { goingOut, type Words } from '../sentence.ts';
import { estimateCarpet, type SizeBasis } from '../units.ts';
import type { Brochure, ToldFacts } from './types.ts';

export const rupees = (amount: number, { word }: Pick<Words, 'word'>): string => `₹ ${word(formatPrice(amount))}`;

export const groupOf = (facts: Pick<ToldFacts, 'subtype'>) =>
  propertySubtypes.find((row) => row.property_subtype === facts.subtype)!.group;

/** 'super built-up'; a carpet is called RERA carpet only where it was told as one. */
export const basisWords = (basis: SizeBasis): string => bases[basis];

const bases: Record<SizeBasis, string> = goingOut({
  'RERA Carpet': 'RERA carpet',
  Carpet: 'carpet',
  'Built-up': 'built-up',
  'Super Built-up': 'super built-up',
  Plot: 'plot',
});

/** 'per sqft super built-up', and by the carpet where that is another figure; land by its own unit too (domain 4.7). */
const rates = (facts: ToldFacts, price: number, { say, word }: Words): string[] => {
  const { size_sqft, size_basis, size_unit } = facts;
  if (!size_sqft || !size_basis) return [];
  const per = (sqft: number) => formatNumber(Math.round(price / sqft));
  const lines = [say('{rate} per sqft {basis}', { rate: per(size_sqft), basis: word(basisWords(size_basis)) })];
  if (size_basis === 'Plot' && facts.size && size_unit && size_unit !== 'Sqft')
    lines.push(say('{rate} per {unit}', { rate: per(facts.size), unit: word(size_unit) }));
  const carpet =
    size_basis === 'Plot' || /Carpet/.test(size_basis) ? undefined : estimateCarpet(facts.sizes, groupOf(facts));
  if (carpet) {
    const rate = per(carpet.sqft);
    lines.push(
      carpet.is_estimate ? say('{rate} per sqft carpet (est.)', { rate }) : say('{rate} per sqft carpet', { rate }),
    );
  }
  return lines;
};

/** What it is offered for, the price first and then the rent. */
export const pricesOf = (facts: ToldFacts, words: Words): Brochure['prices'] => {
  const { say } = words;
  const units = facts.deal_types.map(dealUnit);
  const negotiable = facts.price_negotiable ? [say('negotiable')] : [];
  const prices: Brochure['prices'][number][] = [];
  const add = (text: string, beside: string[] = negotiable) =>
    prices.push({ text, beside: beside.join(', '), rate: beside[0] ?? '' });
  if (units.includes('total') && facts.sale_price_total !== null)
    add(rupees(facts.sale_price_total, words), [...rates(facts, facts.sale_price_total, words), ...negotiable]);
  if (units.includes('month') && facts.rent_total !== null) {
    const price = rupees(facts.rent_total, words);
    add(
      facts.rent_basis === 'Per bed per month'
        ? say('{price} per bed per month', { price })
        : say('{price} per month', { price }),
    );
  }
  if (units.includes('deposit') && facts.deposit !== null)
    add(say('{price} deposit', { price: rupees(facts.deposit, words) }));
  return prices.length > 0 ? prices : [{ text: say('Price on request'), beside: '', rate: '' }];
};
