import type { LeadEventDetail, LeadReading } from '@angan/contract/lead-events/lead-event.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { lower, priceRange } from '@angan/domain/matching/words.ts';
import type { Confidence } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../../core/language/index.ts';

/** What a mark or a grade is about, as its field is called. */
export const readingLabels = perLanguage<Record<string, string>>(() => ({
  name: t`Name`,
  contact: t`Contact`,
  property_type: t`Property`,
  property_subtype: t`Wants`,
  bhk: 'BHK',
  deal_type: t`Deal type`,
  area: t`Area`,
  society_name: t`Society`,
  budget_min: t`Budget from`,
  budget_max: t`Budget to`,
  possession: t`Possession`,
  furniture: t`Furnishing`,
  asked_property: t`Asked property`,
}));

export interface ReadFact {
  key: string;
  label: string;
  value: string;
  /** Undefined where it holds by default alone. */
  grade: Confidence | undefined;
  /** The property that was asked about. */
  property?: number;
}

const named = <R extends { id: number }>(rows: readonly R[], ids: readonly number[], nameOf: (row: R) => string) =>
  rows.filter(({ id }) => ids.includes(id)).map((row) => word(nameOf(row)));

const grades: readonly Confidence[] = ['Low', 'Medium', 'High'];
/** Of a fact made of two fields it is as sure as the less sure of them. */
const gradeOf = ({ confidence }: LeadReading, ...fields: string[]): Confidence | undefined =>
  fields.flatMap((field) => confidence[field] ?? []).sort((a, b) => grades.indexOf(a) - grades.indexOf(b))[0];

/** What the rules read from a lead, line by line; what nobody said is left out. */
export const readFacts = ({ reading, inquiry }: Pick<LeadEventDetail, 'reading' | 'inquiry'>): ReadFact[] => {
  const { property_type, property_subtype, deal_type, bhk, area, budget_min, budget_max, possession, furniture } =
    reading;
  const homes = named(propertySubtypes, property_subtype, ({ short }) => (bhk.length > 0 ? lower(short) : short));
  const type = named(propertyTypes, [property_type], (row) => row.property_type);
  const asked = inquiry?.asked_property ?? reading.asked_property;
  const wants = [named(bhkRows, bhk, (row) => row.bhk).join(', '), homes.join(', ')].filter(Boolean).join(' ');
  const facts: ReadFact[] = [
    {
      key: 'property_subtype',
      label: t`Wants`,
      value: wants || type.join(),
      grade: wants
        ? gradeOf(reading, ...(bhk.length > 0 ? ['bhk'] : []), ...(homes.length > 0 ? ['property_subtype'] : []))
        : gradeOf(reading, 'property_type'),
    },
    {
      key: 'deal_type',
      label: t`Deal type`,
      value: named(dealTypes, deal_type, (row) => row.deal_type).join(', '),
      grade: gradeOf(reading, 'deal_type'),
    },
    { key: 'area', label: t`Area`, value: area.map((one) => one.area).join(', '), grade: gradeOf(reading, 'area') },
    {
      key: 'budget',
      label: t`Budget`,
      value: budget_min === null && budget_max === null ? '' : priceRange(budget_min, budget_max),
      grade: gradeOf(reading, 'budget_min', 'budget_max'),
    },
    {
      key: 'possession',
      label: t`Possession`,
      value: named(possessions, possession, (row) => row.possession).join(', '),
      grade: gradeOf(reading, 'possession'),
    },
    {
      key: 'furniture',
      label: t`Furnishing`,
      value: named(furnitures, furniture, (row) => row.furniture).join(', '),
      grade: gradeOf(reading, 'furniture'),
    },
    {
      key: 'asked_property',
      label: t`Asked property`,
      value: asked?.property_code ?? '',
      grade: gradeOf(reading, 'asked_property'),
      ...(asked && { property: asked.id }),
    },
  ];
  return facts.filter(({ value }) => value !== '');
};
