import type { FieldChange, FieldValue } from '@angan/contract/kit/field-values.ts';
import { t } from '@lingui/core/macro';
import { formatPrice, word } from '../core/language/index.ts';
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

/** Prices as headlines have them; of a flag that it is off, too. */
const valueText = (is: Pick<FieldChange, 'kind' | 'unit'>, value: FieldValue): string =>
  is.kind === 'rupees' && typeof value === 'number'
    ? formatPrice(value)
    : fieldText({ ...is, kind: is.kind === 'flag' ? 'maybe' : is.kind }, value);
