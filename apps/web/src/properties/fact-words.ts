import type { Property } from '@angan/contract/properties/properties.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { plural } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { fieldText, sizeText } from '../records/index.ts';

/** Fields whose words are more than their kind tells. */
const special: Partial<Record<LaidOutField, (property: Property) => string>> = {
  loan_bank: ({ loan_bank }) => banks.find((row) => row.id === loan_bank)?.bank ?? '',
  latitude: ({ latitude, longitude }) => (latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`),
  escalation_percent: ({ escalation_percent: percent, escalation_every_months: every }) =>
    percent === null
      ? ''
      : [`${percent} %`, every !== null && plural(every, { other: `each ${every} months` })].filter(Boolean).join(' '),
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
