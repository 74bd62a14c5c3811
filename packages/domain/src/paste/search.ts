/** What somebody types into the search of a list, read by the rules of pasted messages: '3 bhk bopal under 80 lakh east'. */
import type { DealType } from '../lookups/deal-types.ts';
import { dealTypes } from '../lookups/deal-types.ts';
import type { Furniture } from '../lookups/furnitures.ts';
import type { Possession } from '../lookups/possessions.ts';
import type { PropertySubtype } from '../lookups/property-types.ts';
import type { Facing } from '../lookups/small-lists.ts';
import { inLatin } from '../names/latin.ts';
import { toSqft, type UnitOverrides } from '../units.ts';
import { placesOf, plainText, type Span } from './message.ts';
import { parseMessage } from './parse.ts';
import { bounded, boundOf, type Range } from './search-bounds.ts';
import { type Choices, choicesOf, type OwnNames, type SearchChoice, type SearchOf } from './search-choices.ts';
import { refusedAreas } from './search-refused.ts';
import { asMeant } from './search-text.ts';
import { phrasesIn, readWords } from './search-words.ts';
import type { Found, PasteFields, PasteLists } from './types.ts';

export type { Range } from './search-bounds.ts';
export type { SearchChoice, SearchOf } from './search-choices.ts';

/** What a search asks for. Money in rupees, a rent by the month; sizes in square feet; areas and societies by their ids. */
export interface SearchWish {
  readonly bhk?: readonly number[];
  readonly subtypes?: readonly PropertySubtype[];
  readonly deal_type?: DealType;
  readonly areas?: readonly number[];
  readonly societies?: readonly number[];
  readonly price?: Range;
  readonly rent?: Range;
  readonly size?: Range;
  readonly furniture?: Furniture;
  readonly facing?: Facing;
  readonly possession?: Possession;
  /** Ground is 0. */
  readonly floor?: number;
  readonly parking?: number;
  /** Of other lists: 'Sold', 'Family'. */
  readonly choices?: readonly SearchChoice[];
}

export interface SearchReading {
  readonly wish: SearchWish;
  /** A code as it is stored, 'P-000177', where the whole text is one. */
  readonly code?: string;
  /** What no rule has read: it is searched for as text. */
  readonly rest: string;
}

/** What the office calls its own. */
export interface SearchLists extends PasteLists, OwnNames {}

const code = /^#?\s?(p|q|inq(?:uiry)?)[\s.#-]{0,3}0{0,5}([1-9]\d{0,5})$/i;

/** A bare number that is bounded is money: '25000 tak'. */
const bareAmount = /(?<![\d,.])[1-9]\d{3,8}(?![\d,.])/;

interface Single {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** A number that stands free in what no other rule has read. */
const bareIn = (left: string): Single | undefined => {
  const bare = bareAmount.exec(left);
  return bare ? { value: Number(bare[0]), start: bare.index, end: bare.index + bare[0].length } : undefined;
};

const amountOf = (fields: PasteFields, plain: string, left: string): { range: Range; bare?: Span } | undefined => {
  const { budget_min: min, budget_max: max, price, rent, size } = fields;
  if (min && max) return { range: { min: min.value, max: max.value } };
  if (min) return { range: { min: min.value } };
  const others = size ? [size] : [];
  const named = max ?? price ?? rent;
  if (named) return { range: bounded(named.value, boundOf(plain, named, others)) };
  const bare = fields.phones ? undefined : bareIn(left);
  const bound = bare && boundOf(plain, bare, others);
  return bare && bound ? { range: bounded(bare.value, bound), bare } : undefined;
};

/** Below this an amount that nobody calls a price is a rent. */
const leastPrice = 500_000;
const monthly: readonly DealType[] = dealTypes.filter((row) => row.unit === 'month').map((row) => row.deal_type);

const moneyOf = (range: Range, deal: DealType | undefined): Pick<SearchWish, 'price' | 'rent'> => {
  const isRent = deal ? monthly.includes(deal) : (range.max ?? range.min ?? 0) < leastPrice;
  return isRent ? { rent: range } : { price: range };
};

const sizeOf = (fields: PasteFields, plain: string, own?: UnitOverrides): Range | undefined => {
  const { size, size_max, size_unit } = fields;
  if (!size) return undefined;
  const sqft = (value: number): number => Math.round(toSqft(value, size_unit?.value ?? 'Sqft', own));
  if (size_max) return { min: sqft(size.value), max: sqft(size_max.value) };
  const money = fields.budget_max ?? fields.budget_min;
  return bounded(sqft(size.value), boundOf(plain, size, money ? [money] : []));
};

/** Money is used however doubtful it is: a search that is misread shows what it was read as. */
const moneyFields = ['price', 'rent', 'budget_min', 'budget_max'] as const;
/** Fields that become part of the wish in every list; what else was read is searched for as text. */
const everywhere = ['bhk', 'subtypes', 'deal_types', 'areas', 'societies'] as const;
/** Those that inquiries are not filtered by. */
const ofProperties = [
  'size',
  'size_max',
  'size_unit',
  'furniture',
  'facing',
  'possession',
  'floor',
  'parking',
] as const;

const without = (text: string, spans: readonly Span[]): string => {
  const letters = Array.from({ length: text.length }, (_, at) => text[at]!);
  for (const { start, end } of spans) letters.fill(' ', start, end);
  return letters.join('');
};

/** A phrase leaves a comma behind: what stood on both sides of it was never one name. */
const parted = (text: string, spans: readonly Span[]): string => {
  const letters = [...without(text, spans)];
  for (const { start } of spans) letters[start] = ',';
  return letters.join('');
};

/** Places whose names the office keeps in Latin letters, typed in another script: 'બોપલ' is Bopal. */
const placesIn = (words: readonly string[], lists: PasteLists) => {
  const native = words.filter((word) => inLatin(word) !== word);
  if (native.length === 0) return undefined;
  const { areas, societies } = parseMessage(inLatin(native.join(' ')), lists, 'Requirement').fields;
  if (!areas && !societies) return undefined;
  return { areas: areas?.value, societies: societies?.value, left: words.filter((word) => !native.includes(word)) };
};

/** The text without the phrases that name a choice, and those choices. A name of a place wins over a phrase in it. */
const withoutPhrases = (text: string, choices: Choices, lists: PasteLists) => {
  const found = phrasesIn(plainText(text), choices);
  if (found.length === 0) return { asked: text, named: [] };
  const { areas, societies } = parseMessage(text, lists, 'Requirement').fields;
  const places = [areas, societies].flatMap((one) => (one ? [...placesOf(one)] : []));
  const free = found.filter(({ start, end }) => !places.some((place) => start < place.end && place.start < end));
  return { asked: parted(text, free), named: free.map(({ choice }) => choice) };
};

const isSaid = ([, one]: readonly [string, unknown]): boolean => one !== undefined;

/** Reads a search of one list. `lists`: the office's areas and societies, by which places are known, and its other names. */
export const readSearch = (text: string, lists: SearchLists, of: SearchOf = 'properties'): SearchReading => {
  const coded = code.exec(text.trim());
  if (coded)
    return {
      wish: {},
      code: `${coded[1] === 'p' || coded[1] === 'P' ? 'P' : 'Q'}-${coded[2]!.padStart(6, '0')}`,
      rest: '',
    };
  const choices = choicesOf(lists, of);
  const { asked, named } = withoutPhrases(asMeant(text), choices, lists);
  const { fields } = parseMessage(asked, lists, 'Requirement');
  const plain = plainText(asked);
  const isProperty = of === 'properties';
  const refused = refusedAreas(fields.areas, plain, lists);
  const sure = [...everywhere, ...(isProperty ? ofProperties : [])].filter(
    (name) => fields[name] !== undefined && fields[name].confidence !== 'Low',
  );
  const money = moneyFields.filter((name) => fields[name]);
  const read = [...sure, ...money].flatMap((name) => [...placesOf(fields[name] as Found<unknown>)]);
  // No filter leaves an area out, so it is searched as text, and said, rather than shown as wanted.
  const isRefused = ({ start }: Span) => refused.spans.some((one) => one.start <= start && start < one.end);
  const taken = without(
    asked,
    read.filter((span) => !isRefused(span)),
  );
  const amount = amountOf(fields, plain, taken);
  const left = amount?.bare ? without(taken, [amount.bare]) : taken;
  const value = <F extends (typeof sure)[number]>(
    name: F,
  ): PasteFields[F] extends Found<infer V> | undefined ? V | undefined : never =>
    (sure.includes(name) ? fields[name]?.value : undefined) as never;
  const { rest, facing, choices: lone } = readWords(left, plain, choices, isProperty);
  const spoken = fields.areas || fields.societies ? undefined : placesIn(rest, lists);
  const deal = fields.deal_types;
  const all = [...new Set([...named, ...lone])];
  const wish = {
    bhk: value('bhk'),
    subtypes: value('subtypes'),
    deal_type: deal?.confidence === 'High' ? deal.value[0] : undefined,
    areas: refused.spans.length > 0 ? refused.kept : (value('areas') ?? spoken?.areas),
    societies: value('societies') ?? spoken?.societies,
    ...(amount && moneyOf(amount.range, deal?.value[0])),
    size: isProperty ? sizeOf(fields, plain, lists.units) : undefined,
    furniture: value('furniture'),
    facing: value('facing') ?? facing,
    possession: value('possession'),
    floor: value('floor'),
    parking: value('parking'),
    choices: all.length > 0 ? all : undefined,
  };
  return { wish: Object.fromEntries(Object.entries(wish).filter(isSaid)), rest: (spoken?.left ?? rest).join(' ') };
};
