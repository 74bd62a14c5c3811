import type { Project } from '@angan/contract/projects/projects.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { plural, t } from '@lingui/core/macro';
import { formatMonth, formatNumber, formatPrice } from '../core/language/index.ts';

/** '62.00 Lakhs to 1.05 Cr', or that the builder has said no price yet. */
export const projectPrice = ({ price_from: from, price_to: to }: Pick<Project, 'price_from' | 'price_to'>): string => {
  if (from === null || to === null) return t`Price on request`;
  return from === to ? formatPrice(from) : t`${formatPrice(from)} to ${formatPrice(to)}`;
};

/** '2, 3 BHK'; '' where no unit is a home. */
export const projectBhk = (ids: readonly number[]): string => {
  const labels = bhkRows.filter(({ id }) => ids.includes(id)).map(({ bhk }) => bhk);
  return labels.map((label, at) => (at < labels.length - 1 ? label.replace(/ BHK$/, '') : label)).join(', ');
};

/** 'Ready', 'December 2028'; '' when nobody said. */
export const projectPossession = ({ status, possession_date }: Pick<Project, 'status' | 'possession_date'>): string =>
  status === 'Ready' ? t`Ready` : possession_date ? formatMonth(possession_date) : '';

/** '14 units left'; '' when nobody counts them. */
export const unitsLeft = (left: number | null): string => {
  if (left === null) return '';
  return left === 0
    ? t`No unit left`
    : plural(left, { one: `${formatNumber(left)} unit left`, other: `${formatNumber(left)} units left` });
};

/** 'Aarambh Infra, Shela' */
export const projectPlace = ({ builder_name, area }: Pick<Project, 'builder_name' | 'area'>): string =>
  [builder_name, ...area.map((one) => one.area)].join(', ');
