/** What somebody types into the search of a list, read by the rules of pasted messages: '3 bhk bopal under 80 lakh east'. */
import type { DealType } from '../lookups/deal-types.ts';
import { dealTypes } from '../lookups/deal-types.ts';
import type { Furniture } from '../lookups/furnitures.ts';
import type { Possession } from '../lookups/possessions.ts';
import type { PropertySubtype } from '../lookups/property-types.ts';
import type { Facing } from '../lookups/small-lists.ts';
import { inLatin } from '../names/latin.ts';
import { toSqft, type UnitOverrides } from '../units.ts';
import { facingOf } from './building.ts';
import { placesOf, plainText } from './message.ts';
import { parseMessage } from './parse.ts';
import type { Found, PasteFields, PasteLists } from './types.ts';

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

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
}

export interface SearchReading {
  readonly wish: SearchWish;
  /** A code as it is stored, 'P-000177', where the whole text is one. */
  readonly code?: string;
  /** What no rule has read: it is searched for as text. */
  readonly rest: string;
}

const code = /^([pqct])\s?-?\s?0{0,5}([1-9]\d{0,5})$/i;

/** 'se' is a word of its own. */
const sideOf = (word: string): Facing | undefined => (word === 'se' ? undefined : facingOf(word));

/** A single amount or size stands for what is about that much. */
const ABOUT = 0.1;

const ends = (of: Range): Range => of;
const about = (value: number): Range => ({
  min: Math.round(value * (1 - ABOUT)),
  max: Math.round(value * (1 + ABOUT)),
});

const most =
  /(?:^|\s)(?:under|below|upto|up to|max|maximum|within|less than|not above|tak|sudhi|andar|niche|सुधी|તક|સુધી|तक|अंदर)(?:\s|$)/u;
const least = /(?:^|\s)(?:above|from|min|minimum|more than|over|upar|se upar|थी|से ऊपर|ઉપર)(?:\s|$)/u;

/** Words between what is read that ask for nothing themselves. */
const fillers = new Set(
  (
    'under below upto up max maximum within less more than not above from min minimum over tak sudhi andar niche upar ' +
    'want wanted need needed looking show find search me any all near nearby property properties home ghar makan ' +
    'listing listings option options or ya ke ki ka ko se me mein ma ni nu na in at on for of with and to the a ' +
    'सुधी સુધી तक से में का की के चाहिए થી માં ની નું જોઈએ'
  ).split(' '),
);

/** A bare number that is bounded is money: '25000 tak'. */
const bareAmount = /(?<![\d,.])[1-9]\d{3,8}(?![\d,.])/;

const amountOf = (fields: PasteFields, plain: string): Range | undefined => {
  const { budget_min: min, budget_max: max, price, rent } = fields;
  const bare = most.test(plain) || least.test(plain) ? bareAmount.exec(plain)?.[0] : undefined;
  const single =
    (min ? undefined : max) ?? price ?? rent ?? (bare && !fields.phones ? { value: Number(bare) } : undefined);
  if (min && max) return ends({ min: min.value, max: max.value });
  if (min) return ends({ min: min.value });
  if (!single) return undefined;
  if (most.test(plain)) return ends({ max: single.value });
  return least.test(plain) ? ends({ min: single.value }) : about(single.value);
};

/** Below this an amount that nobody calls a price is a rent. */
const leastPrice = 500_000;
const monthly: readonly DealType[] = dealTypes.filter((row) => row.unit === 'month').map((row) => row.deal_type);

const moneyOf = (fields: PasteFields, plain: string): Pick<SearchWish, 'price' | 'rent'> => {
  const amount = amountOf(fields, plain);
  if (!amount) return {};
  const deal = fields.deal_types?.value[0];
  const isRent = deal ? monthly.includes(deal) : (amount.max ?? amount.min ?? 0) < leastPrice;
  return isRent ? { rent: amount } : { price: amount };
};

const sizeOf = (
  { size, size_max, size_unit }: PasteFields,
  plain: string,
  own?: UnitOverrides,
): Pick<SearchWish, 'size'> => {
  if (!size) return {};
  const sqft = (value: number): number => Math.round(toSqft(value, size_unit?.value ?? 'Sqft', own));
  if (size_max) return { size: ends({ min: sqft(size.value), max: sqft(size_max.value) }) };
  if (most.test(plain)) return { size: ends({ max: sqft(size.value) }) };
  return { size: least.test(plain) ? ends({ min: sqft(size.value) }) : about(sqft(size.value)) };
};

/** Fields that become part of the wish; what else was read is searched for as text. */
const used = [
  'bhk',
  'subtypes',
  'deal_types',
  'areas',
  'societies',
  'price',
  'rent',
  'budget_min',
  'budget_max',
  'size',
  'size_max',
  'size_unit',
  'furniture',
  'facing',
  'possession',
] as const satisfies readonly (keyof PasteFields)[];

const without = (text: string, found: readonly Found<unknown>[]): string => {
  const letters = Array.from({ length: text.length }, (_, at) => text[at]!);
  for (const { start, end } of found.flatMap((one) => [...placesOf(one)])) letters.fill(' ', start, end);
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

/** Reads a search. `lists`: the office's areas and societies, by which places are known. */
export const readSearch = (text: string, lists: PasteLists): SearchReading => {
  const named = code.exec(text.trim());
  if (named) return { wish: {}, code: `${named[1]!.toUpperCase()}-${named[2]!.padStart(6, '0')}`, rest: '' };
  const { fields } = parseMessage(text, lists, 'Requirement');
  const plain = plainText(text);
  const sure = used.flatMap((name) => {
    const one = fields[name];
    return one && one.confidence !== 'Low' ? [one as Found<unknown>] : [];
  });
  const left = without(text, sure)
    .split(/[\s,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const spoken = fields.areas || fields.societies ? undefined : placesIn(left, lists);
  const words = spoken?.left ?? left;
  const side = fields.facing?.value ?? words.map((word) => sideOf(word.toLowerCase())).find(Boolean);
  const deal = fields.deal_types;
  const value = <V>(found: Found<V> | undefined): V | undefined =>
    found && found.confidence !== 'Low' ? found.value : undefined;
  const wish = {
    bhk: value(fields.bhk),
    subtypes: value(fields.subtypes),
    deal_type: deal?.confidence === 'High' ? deal.value[0] : undefined,
    areas: value(fields.areas) ?? spoken?.areas,
    societies: value(fields.societies) ?? spoken?.societies,
    ...moneyOf(fields, plain),
    ...sizeOf(fields, plain, lists.units),
    furniture: value(fields.furniture),
    facing: side,
    possession: value(fields.possession),
  };
  const money = wish.price ?? wish.rent;
  const isSaid = (word: string) =>
    fillers.has(word) ||
    sideOf(word) ||
    (money && bareAmount.test(word) && [money.min, money.max].includes(Number(word)));
  const rest = words.filter((word) => !isSaid(word.toLowerCase()));
  return {
    wish: Object.fromEntries(Object.entries(wish).filter(([, one]) => one !== undefined)),
    rest: rest.join(' '),
  };
};
