import { dealUnit } from '../lookups/deal-types.ts';
import { propertySubtypes } from '../lookups/property-types.ts';
import { formatNumber, formatPrice } from '../money.ts';
import { estimateCarpet, type SizeBasis } from '../units.ts';
import type { Brochure, BrochureFacts } from './types.ts';

export const rupees = (amount: number): string => `₹ ${formatPrice(amount)}`;

export const groupOf = (facts: Pick<BrochureFacts, 'subtype'>) =>
  propertySubtypes.find((row) => row.property_subtype === facts.subtype)!.group;

/** 'super built-up'; a carpet is called RERA carpet only where it was told as one. */
export const basisWords = (basis: SizeBasis): string => (basis === 'RERA Carpet' ? 'RERA carpet' : basis.toLowerCase());

/** 'per sqft super built-up', and by the carpet where that is another figure; land by its own unit too (domain 4.7). */
const rates = (facts: BrochureFacts, price: number): string[] => {
  const { size_sqft, size_basis, size_unit } = facts;
  if (!size_sqft || !size_basis) return [];
  const per = (sqft: number) => formatNumber(Math.round(price / sqft));
  const lines = [`${per(size_sqft)} per sqft ${basisWords(size_basis)}`];
  if (size_basis === 'Plot' && facts.size && size_unit && size_unit !== 'Sqft')
    lines.push(`${formatNumber(Math.round(price / facts.size!))} per ${size_unit}`);
  const carpet =
    size_basis === 'Plot' || /Carpet/.test(size_basis) ? undefined : estimateCarpet(facts.sizes, groupOf(facts));
  if (carpet) lines.push(`${per(carpet.sqft)} per sqft carpet${carpet.is_estimate ? ' (est.)' : ''}`);
  return lines;
};

/** What it is offered for, the price first and then the rent. */
export const pricesOf = (facts: BrochureFacts): Brochure['prices'] => {
  const units = facts.deal_types.map(dealUnit);
  const negotiable = facts.price_negotiable ? ['negotiable'] : [];
  const prices: { text: string; beside: string }[] = [];
  if (units.includes('total') && facts.sale_price_total !== null)
    prices.push({
      text: rupees(facts.sale_price_total),
      beside: [...rates(facts, facts.sale_price_total), ...negotiable].join(', '),
    });
  if (units.includes('month') && facts.rent_total !== null) {
    const each = facts.rent_basis === 'Per bed per month' ? 'per bed per month' : 'per month';
    prices.push({ text: `${rupees(facts.rent_total)} ${each}`, beside: negotiable.join(', ') });
  }
  if (units.includes('deposit') && facts.deposit !== null)
    prices.push({ text: `${rupees(facts.deposit)} deposit`, beside: negotiable.join(', ') });
  return prices.length > 0 ? prices : [{ text: 'Price on request', beside: '' }];
};
