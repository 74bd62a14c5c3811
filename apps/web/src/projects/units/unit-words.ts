import type { ProjectUnit } from '@angan/contract/projects/project-units.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, formatPrice, word } from '../../core/language/index.ts';
import { projectPrice, sizeText } from '../../records/index.ts';

/** Of a whole unit: '62.00 Lakhs to 66.00 Lakhs'. */
export const unitPrice = (unit: ProjectUnit): string => {
  const from = unit.price_from_total ?? unit.price_to_total;
  return projectPrice({ price_from: from, price_to: unit.price_to_total ?? from });
};

/** '5,200 per sqft super built-up' where the price is quoted by size; '' for one in all. */
export const unitRate = (unit: ProjectUnit): string => {
  const rate = unit.price_from ?? unit.price_to;
  if (rate === null || unit.price_basis === 'Total') return '';
  const unitWord = unit.carpet_unit === 'Sqft' ? t`sqft` : word(unit.carpet_unit);
  const money = rate < 100_000 ? formatNumber(rate) : formatPrice(rate);
  return unit.price_basis === 'Per unit of carpet'
    ? t`${money} per ${unitWord} carpet`
    : t`${money} per ${unitWord} super built-up`;
};

export const carpetText = (unit: ProjectUnit): string => sizeText(unit.rera_carpet, unit.carpet_unit);
export const superText = (unit: ProjectUnit): string => sizeText(unit.super_built_up, unit.carpet_unit);

/** '12 of 40', '12'; '' when nobody counts them. */
export const leftText = ({ units_left, units_total }: ProjectUnit): string => {
  if (units_left === null) return units_total === null ? '' : t`of ${formatNumber(units_total)}`;
  return units_total === null
    ? formatNumber(units_left)
    : t`${formatNumber(units_left)} of ${formatNumber(units_total)}`;
};
