import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { LeadReading } from '@angan/contract/lead-events/lead-event.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import {
  bhkRows,
  type DealType,
  dealTypes,
  furnitures,
  possessions,
  propertySubtypes,
  propertyTypes,
} from '@angan/domain/lookups/index.ts';
import { type Found, type PasteFields, type PlaceName, parseMessage, placesOf } from '@angan/domain/paste/index.ts';
import type { ReadLead } from '../portals/index.ts';

/** What the office knows, and what holds where a lead says nothing. */
export interface Known {
  readonly areas: readonly PlaceName[];
  readonly societies: readonly PlaceName[];
  readonly projects: readonly { readonly id: number; readonly name: string }[];
  readonly default_property_type: number | null;
  readonly default_deal_type: number | null;
  /** Of a form that is about one project. */
  readonly default_project: number | null;
}

type Confidence = 'High' | 'Medium' | 'Low';

/** What a lead asks for, as the fields of an inquiry. */
export interface Wants {
  readonly property_type: number;
  readonly property_subtype: readonly number[];
  readonly deal_type: readonly number[];
  readonly bhk: readonly number[];
  readonly area: readonly number[];
  readonly society_name: readonly number[];
  readonly project: readonly number[];
  readonly budget_min: number | null;
  readonly budget_max: number | null;
  readonly possession: readonly number[];
  readonly furniture: readonly number[];
  readonly comment: string;
  readonly raw_text: string;
  readonly confidence: Readonly<Record<string, Confidence>>;
  readonly marks: LeadReading['marks'];
}

/** A field with what says it best, and how sure that is. */
interface Said<V> {
  readonly value: V;
  readonly confidence: Confidence;
}
const of = <V>(value: V | null | undefined | '', confidence: Confidence): Said<V> | undefined =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ? undefined
    : { value: value as V, confidence };
const first = <V>(...all: (Said<V> | undefined)[]): Said<V> | undefined => all.find((one) => one !== undefined);
const sure = <V>(found: Found<V> | undefined): Said<V> | undefined =>
  found && found.confidence !== 'Low' ? { value: found.value, confidence: found.confidence } : undefined;
const guessed = <V>(said: Said<V> | undefined): Said<V> | undefined => said && { ...said, confidence: 'Medium' };

/**
 * What a lead asks for: the portal's own fields where they are of the person, then what the person wrote, by the rules of
 * pasted messages, then what the portal calls the advertisement. What nobody said is as the source has it.
 */
export const wantsOf = (lead: ReadLead, known: Known): Wants => {
  const lists = { areas: known.areas, societies: known.societies };
  const read = (text: string): PasteFields => (text ? parseMessage(text, lists, 'Requirement').fields : {});
  const message = parseMessage(lead.message, lists, 'Requirement');
  const own = message.fields;
  const given = read([lead.bhk, lead.subtype, lead.budget && `budget ${lead.budget}`].filter(Boolean).join(', '));
  const places = read([lead.locality, lead.project].filter(Boolean).join(', '));
  const label = read(lead.label);

  const subtypes = first(of(given.subtypes?.value, 'High'), sure(own.subtypes), guessed(sure(label.subtypes)));
  const rows = propertySubtypes.filter((row) => subtypes?.value.includes(row.property_subtype));
  const project =
    known.projects.find(({ name }) => sameName(name, lead.project)) ??
    known.projects.find(({ id }) => id === known.default_project);
  const type = first(
    of(rows[0]?.property_type, subtypes?.confidence ?? 'Medium'),
    of(propertyTypes.find(({ property_type }) => property_type === lead.kind)?.id, 'Medium'),
    of(sure(own.bhk) && residential, 'Medium'),
    of(known.default_property_type ?? residential, 'Low'),
  )!;
  const deals = first<readonly DealType[]>(
    of(lead.is_deal_weak ? null : lead.deal && [lead.deal], 'High'),
    sure(own.deal_types),
    of(lead.deal && [lead.deal], 'Medium'),
    guessed(sure(label.deal_types)),
  );
  const deal = deals
    ? { ...deals, value: dealTypes.filter((row) => deals.value.includes(row.deal_type)).map(({ id }) => id) }
    : { value: [known.default_deal_type ?? dealTypes[0]!.id], confidence: 'Low' as const };
  const rooms = first(of(given.bhk?.value, 'High'), sure(own.bhk), guessed(sure(label.bhk)));
  const budgets = budgetOf(lead, own, given);
  const areas = [
    ...new Set([...(sure(own.areas)?.value ?? []), ...(places.areas?.value ?? []), ...(label.areas?.value ?? [])]),
  ];
  const societies = [...new Set([...(sure(own.societies)?.value ?? []), ...(places.societies?.value ?? [])])];
  const isHome = type.value === residential;
  const possession = sure(own.possession);
  const furniture = sure(own.furniture);
  return {
    property_type: type.value,
    property_subtype: rows.filter((row) => row.property_type === type.value).map(({ id }) => id),
    deal_type: deal.value,
    bhk: isHome ? bhkRows.filter((row) => rooms?.value.includes(row.value)).map(({ id }) => id) : [],
    area: areas.slice(0, inquiryLimits.places),
    society_name: societies.slice(0, inquiryLimits.places),
    project: project ? [project.id] : [],
    ...budgets.values,
    possession: possessions.filter((row) => row.possession === possession?.value).map(({ id }) => id),
    furniture: furnitures
      .filter((row) => row.furniture === furniture?.value && row.property_type === type.value)
      .map(({ id }) => id),
    comment: commentOf(lead, { hasArea: areas.length > 0, hasProject: project !== undefined || societies.length > 0 }),
    raw_text: beginningOf(lead.message, inquiryLimits.raw_text),
    confidence: confidences({
      property_type: type,
      property_subtype: rows.length > 0 ? subtypes : undefined,
      deal_type: deal,
      bhk: isHome ? rooms : undefined,
      area: areas.length > 0 ? (sure(own.areas) ?? { value: areas, confidence: 'Medium' }) : undefined,
      budget_max: budgets.said,
      possession,
      furniture,
    }),
    marks: marksOf(own),
  };
};

const residential = propertyTypes.find(({ property_type }) => property_type === 'Residential')!.id;

const sameName = (one: string, other: string) => plain(one) !== '' && plain(one) === plain(other);
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The person's own words first: a portal's amount is often that of the advertisement. */
const budgetOf = (lead: ReadLead, own: PasteFields, given: PasteFields) => {
  const said = (fields: PasteFields) => sure(fields.budget_max) ?? sure(fields.price) ?? sure(fields.rent);
  const most = first(said(own), said(given), of(lead.budget_max, 'Medium'));
  const least = first(
    sure(own.budget_min),
    said(own) ? undefined : sure(given.budget_min),
    said(own) ? undefined : of(lead.budget_min, 'Medium'),
  );
  const [min, max] = [least?.value ?? null, most?.value ?? null];
  const isTurned = min !== null && max !== null && min > max;
  return { values: { budget_min: isTurned ? max : min, budget_max: isTurned ? min : max }, said: most };
};

/** What no field of the inquiry takes, in the portal's words. */
const commentOf = (lead: ReadLead, { hasArea, hasProject }: { hasArea: boolean; hasProject: boolean }): string =>
  beginningOf(
    [lead.label, hasProject ? '' : lead.project, hasArea ? '' : [lead.locality, lead.city].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join('\n'),
    inquiryLimits.comment,
  );

const confidences = (all: Record<string, Said<unknown> | undefined>): Record<string, Confidence> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, said]) => (said ? [[name, said.confidence]] : [])));

const marksOf = (fields: PasteFields): LeadReading['marks'] =>
  Object.entries(fields)
    .filter(([field]) => !['phones', 'name'].includes(field))
    .flatMap(([field, found]) =>
      placesOf(found).map(({ start, end }) => ({ field, start, end, is_sure: found.confidence === 'High' })),
    )
    .sort((one, other) => one.start - other.start);
