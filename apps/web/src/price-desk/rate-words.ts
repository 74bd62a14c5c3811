import type { RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { formatNumber, word } from '../core/language/index.ts';

/** '₹ 7,036'; of a rent with its paise, which are much of it. */
export const rateText = (rate: number, deal: RateDeal): string =>
  `₹\u00a0${formatNumber(deal === 'Rent' ? Math.round(rate * 100) / 100 : Math.round(rate))}`;

export const bhkName = (id: number): string => word(bhkRows.find((row) => row.id === id)?.bhk ?? '');
