import type { Property } from '@angan/contract/properties/properties.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, formatRupees, word } from '../core/language/index.ts';
import { fieldText, sizeText } from '../records/index.ts';

type Brokerage = NonNullable<Property['brokerage_terms']>;
const brokerageText = ({ basis, value, payer }: Brokerage): string => {
  const amount = {
    Percent: `${formatNumber(value)} %`,
    'Months of rent': plural(value, {
      one: `${formatNumber(value)} month of rent`,
      other: `${formatNumber(value)} months of rent`,
    }),
    'Fixed amount': formatRupees(value),
  }[basis];
  return payer ? t`${amount}, paid by ${word(payer).toLowerCase()}` : amount;
};

const itemsText = (items: Property['furnishing_items']): string =>
  Object.entries(items)
    .filter(([, count]) => (count ?? 0) > 0)
    .map(([item, count]) => (count === 1 ? word(item) : `${word(item)} ${count}`))
    .join(', ');

/** Fields whose words are more than their kind tells. */
const special: Partial<Record<LaidOutField, (property: Property) => string>> = {
  furnishing_items: ({ furnishing_items }) => itemsText(furnishing_items),
  brokerage_terms: ({ brokerage_terms }) => (brokerage_terms ? brokerageText(brokerage_terms) : ''),
  loan_bank: ({ loan_bank }) => banks.find((row) => row.id === loan_bank)?.bank ?? '',
  latitude: ({ latitude, longitude }) => (latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`),
  escalation_percent: ({ escalation_percent: percent, escalation_every_months: every }) =>
    percent === null
      ? ''
      : [`${percent} %`, every !== null && plural(every, { other: `each ${every} months` })].filter(Boolean).join(' '),
  published_on: ({ published_on }) => Object.keys(published_on).join(', '),
  food_rule: ({ food_rule }) => (food_rule === 'Not stated' ? '' : word(food_rule)),
};

/** What is known of one field, in words; '' where nothing is. */
export const factText = (property: Property, field: LaidOutField): string => {
  const own = special[field];
  if (own) return own(property);
  const value = property[field];
  if (value === null || value === undefined || value === '') return '';
  const sizeUnit = property[`${field}_unit` as keyof Property] as string | null | undefined;
  if (sizeUnit !== undefined) return sizeText(value as number, sizeUnit);
  return fieldText(laidOut[field], value);
};
