import { type SizeUnit, sizeUnitOf } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../core/language/index.ts';
import { sizeIn, sizeUnreadable } from '../ui/form/index.ts';
import { type BulkColumn, choiceColumn } from './bulk-columns.ts';
import { sizeAndUnit, unitNames } from './choices.ts';

export interface Size {
  readonly amount: number;
  /** As it was written behind the number. */
  readonly unit: SizeUnit | undefined;
}

type More = Partial<Pick<BulkColumn, 'required' | 'missing'>>;

/** A size, with its unit behind it or in the cell of units. */
export const sizeColumn = (key: string, label: string, more: More = {}): BulkColumn => ({
  key,
  label,
  width: 7,
  right: true,
  inputMode: 'decimal',
  hint: t`1,850 or 242 gaj`,
  ...more,
  tidy: (text) => {
    const { amount, unit } = sizeAndUnit(text);
    const size = sizeIn(amount);
    return typeof size === 'number' ? [formatNumber(size), unit].filter(Boolean).join(' ') : text;
  },
  read: (text) => {
    const { amount, unit } = sizeAndUnit(text);
    const size = sizeIn(amount);
    return typeof size === 'number' ? { value: { amount: size, unit } } : { error: sizeUnreadable() };
  },
});

export const unitColumn = (label: string): BulkColumn => {
  const column = choiceColumn('size_unit', label, 6, unitNames);
  return {
    ...column,
    tidy: (text, cells) => sizeUnitOf(text) ?? column.tidy!(text, cells),
    read: (text, cells) => {
      const unit = sizeUnitOf(text);
      return unit ? { value: unit } : column.read(text, cells);
    },
  };
};
