import type { Property } from '@angan/contract/properties/properties.ts';
import {
  type FieldPlace,
  type LaidOutField,
  laidOutPairs,
  propertyLayout,
} from '@angan/contract/properties/property-layout.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { formatNumber, formatRupees } from '@angan/domain/money.ts';
import { sizeText } from '../records/index.ts';

type Brokerage = NonNullable<Property['brokerage_terms']>;
const brokerageText = ({ basis, value, payer }: Brokerage): string => {
  const amount = {
    Percent: `${formatNumber(value)} %`,
    'Months of rent': `${formatNumber(value)} ${value === 1 ? 'month' : 'months'} of rent`,
    'Fixed amount': formatRupees(value),
  }[basis];
  return payer ? `${amount}, paid by ${payer.toLowerCase()}` : amount;
};

const itemsText = (items: Property['furnishing_items']): string =>
  Object.entries(items)
    .filter(([, count]) => (count ?? 0) > 0)
    .map(([item, count]) => (count === 1 ? item : `${item} ${count}`))
    .join(', ');

/** Fields whose words are more than their kind tells. */
const special: Partial<Record<LaidOutField, (property: Property) => string>> = {
  furnishing_items: ({ furnishing_items }) => itemsText(furnishing_items),
  brokerage_terms: ({ brokerage_terms }) => (brokerage_terms ? brokerageText(brokerage_terms) : ''),
  loan_bank: ({ loan_bank }) => banks.find((row) => row.id === loan_bank)?.bank ?? '',
  latitude: ({ latitude, longitude }) => (latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`),
  escalation_percent: ({ escalation_percent: percent, escalation_every_months: every }) =>
    percent === null ? '' : [`${percent} %`, every !== null && `each ${every} months`].filter(Boolean).join(' '),
  published_on: ({ published_on }) => Object.keys(published_on).join(', '),
  food_rule: ({ food_rule }) => (food_rule === 'Not stated' ? '' : food_rule),
};

const withUnit = (value: number, unit: string | undefined) => [formatNumber(value), unit].filter(Boolean).join(' ');

/** What is known of one field, in words; '' where nothing is. */
export const factText = (property: Property, field: LaidOutField): string => {
  const own = special[field];
  if (own) return own(property);
  const value = property[field];
  if (value === null || value === undefined || value === '') return '';
  const sizeUnit = property[`${field}_unit` as keyof Property] as string | null | undefined;
  if (sizeUnit !== undefined) return sizeText(value as number, sizeUnit);
  const { unit }: FieldPlace = propertyLayout[field];
  switch (laidOutPairs[field].kind) {
    case 'count':
    case 'amount':
    case 'percent':
      return withUnit(value as number, unit);
    case 'rupees':
      return formatRupees(value as number);
    case 'date':
      return formatDate(value as string);
    case 'flag':
      return value ? 'Yes' : '';
    case 'maybe':
      return value ? 'Yes' : 'No';
    case 'choices':
      return (value as string[]).join(', ');
    case 'text':
    case 'choice':
      return value as string;
    default:
      return '';
  }
};
