/** Words of a search that name one choice of a list: 'sold', 'family only', 'hot', 'new today', 'park facing'. */
import { addDays } from '../dates.ts';
import { amenities } from '../lookups/amenities.ts';
import { inquiryStages, priorities } from '../lookups/inquiries.ts';
import { freshnessStates, propertyStatuses } from '../lookups/property-lists.ts';
import { propertyTypes } from '../lookups/property-types.ts';
import { plainText } from './message.ts';

/** Filters by their names, as an address has them. */
export type ChoiceParams = Readonly<Record<string, number | string | readonly (number | string)[]>>;

/** The lists whose searches are read. */
export type SearchOf = 'properties' | 'inquiries';

/** One choice that a search names, with the filters that it sets in the lists that have them. */
export interface SearchChoice {
  /** As its list calls it; the office's own names are no words of a language. */
  readonly label: string;
  readonly properties?: ChoiceParams;
  readonly inquiries?: ChoiceParams;
}

/** Names of the office's own lists that a search may use. */
export interface OwnNames {
  readonly features?: readonly { readonly id: number; readonly name: string }[];
  readonly sources?: readonly { readonly id: number; readonly name: string }[];
  /** Today, in India. */
  readonly today?: string;
}

type Row = readonly [words: string, choice: SearchChoice];

/** Each way of saying it, parted by '|', for one choice. */
const said = (words: string, choice: SearchChoice): Row[] => words.split('|').map((one) => [one, choice] as const);

/** What is said besides the name on the list. */
const alsoSaid: Readonly<Record<string, string>> = {
  'On Hold': 'hold',
  'Closed Won': 'won',
  'Closed Lost': 'lost',
  'Visit Done': 'site visit done|visited',
  'Visit Scheduled': 'site visit scheduled|visit fixed',
  Stale: 'not verified|unverified|not confirmed',
};
const named = <L extends string>(list: readonly L[], choiceOf: (label: L) => Omit<SearchChoice, 'label'>): Row[] =>
  list.flatMap((label) =>
    said([label.toLowerCase(), alsoSaid[label]].filter(Boolean).join('|'), { label, ...choiceOf(label) }),
  );

/** Who lets to anybody lets to a family too. */
const tenants = (label: string, ...of: readonly string[]): SearchChoice => ({
  label,
  properties: { preferred_tenants: [...of, 'Any'] },
});

const fixed: readonly Row[] = [
  ...named(propertyStatuses, (status) => ({ properties: { status } })),
  ...named(freshnessStates, (freshness) => ({ properties: { freshness } })),
  ...named(inquiryStages, (stage) => ({ inquiries: { stage } })),
  ...named(priorities, (rating) => ({ inquiries: { rating } })),
  ...propertyTypes.flatMap(({ id, property_type }) =>
    said(property_type.toLowerCase(), {
      label: property_type,
      properties: { property_type: id },
      inquiries: { property_type: id },
    }),
  ),
  ...said('family|family only|only family|families|ફેમિલી|परिवार', tenants('Family', 'Family')),
  ...said(
    'bachelor|bachelors|bachelor allowed|bachelors allowed|bachelor ok|બેચલર|बैचलर',
    tenants('Bachelors', 'Working men', 'Working women'),
  ),
  ...said('students|student', tenants('Students', 'Students')),
  ...said('company lease', tenants('Company lease', 'Company lease')),
  ...said('exclusive|exclusive mandate', { label: 'Exclusive', properties: { mandate: 'Exclusive' } }),
  ...said('negotiable', { label: 'Negotiable', properties: { price_negotiable: 'true' } }),
  ...said('pets allowed|pet allowed', { label: 'Pets', properties: { pets_allowed: 'true' } }),
  ...said('parking|with parking|car parking', { label: 'Parking', properties: { parking__gte: 1 } }),
  ...said('overdue|follow up overdue', { label: 'Overdue', inquiries: { follow_up: 'Overdue' } }),
  ...said('due today|follow up today|followup today|today follow up', {
    label: 'Due today',
    inquiries: { follow_up: 'Due today' },
  }),
  ...said('without next step|no next step|no follow up', {
    label: 'Without next step',
    inquiries: { follow_up: 'Without next step' },
  }),
  ...said('unassigned|not assigned', { label: 'Unassigned', inquiries: { unassigned: 'true' } }),
  ...amenities.flatMap(({ id, amenity }) =>
    said(amenity.toLowerCase(), { label: amenity, properties: { amenities: [id] } }),
  ),
];

const added = (label: string, from: string, to?: string): SearchChoice => ({
  label,
  properties: { created_date__gte: from, ...(to && { created_date__lte: to }) },
  inquiries: { date_time__gte: from, ...(to && { date_time__lte: to }) },
});

const ofDays = (today: string): Row[] => [
  ...said('new today|added today|today|aaj|આજે|आज', added('Today', today)),
  ...said('new yesterday|yesterday', added('Yesterday', addDays(today, -1), addDays(today, -1))),
  ...said('new this week|this week|last 7 days', added('7 days', addDays(today, -6))),
];

/** 'Reference (client)' and 'Reference (friend/family)' are both a reference. */
const shortName = (name: string): string => plainText(name).split(' (')[0]!.trim();

const ofOwn = (list: OwnNames['features'] = [], paramsOf: (ids: number[]) => Omit<SearchChoice, 'label'>): Row[] =>
  [...new Set(list.map(({ name }) => shortName(name)))].map((name) => {
    const rows = list.filter((row) => shortName(row.name) === name);
    const label = rows.length === 1 ? rows[0]!.name : rows[0]!.name.split(' (')[0]!;
    return [name, { label, ...paramsOf(rows.map(({ id }) => id)) }];
  });

export type Choices = ReadonlyMap<string, SearchChoice>;

/** The choices of a list's search by the words that name them. A source 'Other' is not what somebody means by the word. */
export const choicesOf = ({ features, sources, today }: OwnNames, of: SearchOf): Choices =>
  new Map(
    [
      ...fixed,
      ...(today ? ofDays(today) : []),
      ...ofOwn(sources, (source) => ({ inquiries: { source } })),
      ...ofOwn(features, (ids) => ({ properties: { features: ids } })),
    ].filter(([words, choice]) => choice[of] !== undefined && words !== 'other'),
  );
