import type { FieldChange, FieldFact, FieldValue, ValuedField } from '@angan/contract/kit/field-values.ts';
import { t } from '@lingui/core/macro';
import { formatDateTime, formatPrice, word } from '../core/language/index.ts';
import { fieldText } from './field-text.ts';

/** 'Budget 1.75 Cr to 1.85 Cr'; only what is there is said. */
export const changeText = ({ field, from: before, to: after, ...is }: FieldChange): string => {
  const label = word(field);
  const from = valueText(is, before);
  const to = valueText(is, after);
  if (from === '' && to === '') return label;
  if (from === '') return `${label}: ${to}`;
  if (to === '') return t`${label} taken out, was ${from}`;
  return t`${label} ${from} to ${to}`;
};

/** 'Facing: East' */
export const knownText = ({ field, value, ...is }: FieldFact): string => `${word(field)}: ${valueText(is, value)}`;

/** Prices as headlines have them; of a flag that it is off, too. */
const valueText = ({ kind, unit }: Omit<ValuedField, 'field'>, value: FieldValue): string => {
  if (kind === 'moment') return formatDateTime(value as string);
  if (kind === 'rupees' && typeof value === 'number') return formatPrice(value);
  return fieldText({ kind: kind === 'flag' ? 'maybe' : kind, ...(unit && { unit }) }, value);
};
