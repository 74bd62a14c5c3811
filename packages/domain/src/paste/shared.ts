import { placesOf, type Span } from './message.ts';
import type { ReadFields, ReadPiece } from './parse.ts';
import type { PasteField } from './types.ts';

/** Fields that say the same thing in other ways: who has one of them does not take the others from a heading. */
const together: readonly (readonly PasteField[])[] = [
  ['price', 'price_max', 'rent', 'rent_max', 'rate', 'rate_unit', 'budget_min', 'budget_max'],
  ['size', 'size_max', 'size_unit', 'size_basis'],
  ['phones', 'name'],
  ['floor', 'total_floors'],
  ['possession', 'possession_date'],
];
const groupOf = (field: PasteField): readonly PasteField[] => together.find((one) => one.includes(field)) ?? [field];

const without = (text: string, spans: readonly Span[]): string =>
  [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

/** A heading without what an offer under it says otherwise: 'Flats in Bopal' over 'Gota 2bhk' is 'Flats in'. */
export const withoutSaid = (heading: string, { fields, told, isDealSpoken }: ReadFields, read: ReadPiece): string => {
  const its = read(heading);
  // A deal that only an amount tells gives way to one that is named.
  const isSaid = (field: PasteField) =>
    groupOf(field).some((one) => fields[one] && (one !== 'deal_types' || isDealSpoken));
  const spans = (Object.keys(its.fields) as PasteField[]).flatMap((field) =>
    isSaid(field) ? placesOf(its.fields[field]!) : [],
  );
  const isKindSaid = told && its.told && told.value !== its.told.value;
  return without(heading, [...spans, ...(isKindSaid ? [its.told!] : [])]);
};

/** The words of a text that say whom to call; undefined where it has no number. */
export const contactWords = (text: string, read: ReadPiece): string | undefined => {
  const { phones, name } = read(text).fields;
  if (!phones) return undefined;
  const spans = [...placesOf(phones), ...(name ? placesOf(name) : [])].sort((a, b) => a.start - b.start);
  return spans.map(({ start, end }) => text.slice(start, end)).join(' ');
};

/** What the offer before says that this one leaves out, in the same sentence or the next: its kind, deal and place. */
export const nounsOf = (before: string, text: string, level: number, read: ReadPiece): string => {
  const [from, own] = [read(before), read(text)];
  const lacks = (field: PasteField) => !own.fields[field] && from.fields[field];
  const isOther = own.told && from.told && own.told.value !== from.told.value;
  const fields: PasteField[] = [
    ...(own.fields.bhk || own.fields.subtypes || own.fields.size || own.fields.seats || isOther
      ? []
      : (['bhk'] as const)),
    ...(own.fields.bhk || isOther ? [] : (['subtypes'] as const)),
    ...(level >= 3 && !own.fields.societies ? (['areas'] as const) : []),
  ];
  const spans = fields.flatMap((field) => (lacks(field) ? placesOf(from.fields[field]!) : []));
  const deal = from.fields.deal_types;
  const isDealLeft = deal && from.isDealSpoken && !own.isDealSpoken && !isOther;
  return [...spans, ...(isDealLeft ? placesOf(deal) : [])].map(({ start, end }) => before.slice(start, end)).join(' ');
};

/** Where a sentence with several offers says that they are: 'A 45 lac, B 65 lac in Gota'. Only its last one names it. */
export const placeAtEnd = (texts: readonly string[], read: ReadPiece): string => {
  const placesIn = (text: string) => {
    const { areas, societies } = read(text).fields;
    return [areas, societies].flatMap((found) => (found ? placesOf(found) : []));
  };
  const last = texts.at(-1)!;
  if (texts.slice(0, -1).some((text) => placesIn(text).length > 0)) return '';
  return placesIn(last)
    .map(({ start, end }) => last.slice(start, end))
    .join(' ');
};
