import type { DeskRate, RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, word } from '../core/language/index.ts';

/** '₹ 7,036'; of a rent with its paise, which are much of it. */
export const rateText = (rate: number, deal: RateDeal): string =>
  `₹\u00a0${formatNumber(deal === 'Rent' ? Math.round(rate * 100) / 100 : Math.round(rate))}`;

export const bhkName = (id: number): string => word(bhkRows.find((row) => row.id === id)?.bhk ?? '');

/** Of how many prices a median is, and how many of them were paid: '5 samples, 2 closed'. */
export const samplesText = ({ samples, closed }: Pick<DeskRate, 'samples' | 'closed'>): string => {
  const all = plural(samples, { one: '# sample', other: '# samples' });
  return closed > 0 ? t`${all}, ${closed} closed` : all;
};
