import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { priceRange, range } from '@angan/domain/matching/words.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../core/language/index.ts';

/** What the amounts of some deal types are counted in: '', 'per month', 'as deposit'. */
export const budgetPer = (deals: readonly number[]): string => {
  const units = new Set(dealTypes.filter(({ id }) => deals.includes(id)).map(({ unit }) => unit));
  if (units.size !== 1) return '';
  return units.has('month') ? t`per month` : units.has('deposit') ? t`as deposit` : '';
};

/** 'up to 6.00 Cr', '80.00 Lakhs-1.00 Cr', 'up to 50,000.00 per month'; '' when nobody said. */
export const budgetText = ({
  budget_min: min,
  budget_max: max,
  deal_type,
}: Pick<Inquiry, 'budget_min' | 'budget_max' | 'deal_type'>): string =>
  min === null && max === null ? '' : [word(priceRange(min, max)), budgetPer(deal_type)].filter(Boolean).join(' ');

/** '1,200-1,500 sqft carpet'; '' when nobody said. */
export const wishedSize = ({ size_min, size_max, size_unit, size_basis }: Inquiry): string =>
  size_min === null && size_max === null
    ? ''
    : [
        range(size_min, size_max, formatNumber),
        size_unit === 'Sqft' ? t`sqft` : size_unit && word(size_unit),
        size_basis && word(size_basis).toLowerCase().replace('rera', 'RERA'),
      ]
        .filter(Boolean)
        .join(' ');
