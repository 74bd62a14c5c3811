import { type PropertySubtype, propertySubtypes, type SubtypeGroup } from '../lookups/property-types.ts';
import { type Message, together, words } from './message.ts';
import { subtypeWords } from './subtype-words.ts';
import type { Found } from './types.ts';

/** Places that others give their way by, and trades that a space may suit. */
const publicPlaces: readonly PropertySubtype[] = [
  'Hotel/Resort',
  'Hospital/Clinic',
  'Bank/ATM Space',
  'Restaurant/Cafe Space',
  'Banquet/Party Plot',
  'Shop',
  'Showroom',
  'Factory',
];
const suits =
  /(?:near|nr|opp|opposite|behind|b\/h|next to|suitable for|ideal for|best for|good for|use as|for)\s?[.,]?\s?(?:[\p{L}]+[\s,/]+){0,3}$/u;

/** What stands after 'near' or before 'in' is a landmark, not what is offered. */
const isLandmark = /(?:near|nr|opp|opposite|behind|b\/h|next to|paase|samne)\s?[.,]?\s?(?:the )?$/;
/** A unit that sells in yards is no plot 'facing' one; a project's plot area is a size. */
const isSize = /^\s?(?:area|size|no\b)/;

/** Of 'bungalow plot' the last noun is meant, of 'shop in a residential flat scheme' the first. */
const isOneNoun = /^[\s-]{1,2}$/;
const leadsOn = /^\s(?:in|inside|within|for|of|under|at|from)\s(?:[\p{L}]+\s){0,2}$|^\s(?:\p{L}+\s){1,2}for\s$/u;
const servesAs = /^\s?(?:ke liye|mate|ke kaam|purpose|के लिए|માટે)(?![\p{L}\p{M}])/u;
/** Who wants room for a shop wants a shop; land that is good for one is land. */
const isAsk = /chah|joi|len[ai] h|need|req|want|चाह|જો[ઈઇ]/;
const hasPlotUnits = /gidc|midc|riico|siidcul|sipcot/;

/** The subtypes that are named. */
export const readSubtypes = (message: Message): Found<PropertySubtype[]> | undefined => {
  const named = subtypeWords.flatMap(([subtype, rule]) => {
    const matches = [...message.free(rule)].filter((match) => {
      const before = message.before(match, 40);
      const isPublic =
        publicPlaces.includes(subtype) && /^(?:hotel|hospital|clinic|bank|atm|cafe|restaurant)/.test(match[0]);
      return !isLandmark.test(before) && !isSize.test(message.after(match)) && !(isPublic && suits.test(before));
    });
    return matches.map((match) => message.found(subtype, match));
  });
  const inOrder = named
    .sort((a, b) => a.start - b.start)
    .filter((part, i, all) => {
      const [last, next] = [all[i - 1], all[i + 1]];
      const isServing = servesAs.test(message.after(part)) && (all.length > 1 || !isAsk.test(message.plain));
      const isPart = next && isOneNoun.test(message.plain.slice(part.end, next.start)) && isLandAlone(next, message);
      return !isServing && !isPart && !(last && leadsOn.test(message.plain.slice(last.end, part.start)));
    });
  if (inOrder.length === 0) return undefined;
  // The plot of a house is its size; only a plot alone is what is offered.
  const others = inOrder.filter((part) => part.value !== 'Residential Plot' || isCompound(part, named, message));
  const parts = others.length > 0 ? others : inOrder;
  const values = parts.map(({ value }) =>
    value === 'Residential Plot' && hasPlotUnits.test(message.plain) ? 'Industrial Plot' : value,
  );
  return together([...new Set(values)], parts);
};

/** A plot that no size follows: 'bungalow plot 300 var' is a bungalow on so many yards. */
const isLandAlone = ({ value, end }: Found<PropertySubtype>, message: Message): boolean =>
  value === 'Residential Plot' && !/^\s?(?:area|size|of|:|-)?\s?\d/.test(message.plain.slice(end, end + 12));
const isCompound = (part: Found<PropertySubtype>, all: readonly Found<PropertySubtype>[], message: Message): boolean =>
  isLandAlone(part, message) &&
  all.some((one) => one.end < part.start && isOneNoun.test(message.plain.slice(one.end, part.start)));

export const groupOf = (subtype: PropertySubtype): SubtypeGroup =>
  propertySubtypes.find((row) => row.property_subtype === subtype)!.group;

export const isCommercialSubtype = (subtype: PropertySubtype): boolean =>
  propertySubtypes.find((row) => row.property_subtype === subtype)!.property_type === 2;

const shells = [
  ['Office (bare shell)', words('bare\\s?shell')],
  ['Office (warm shell)', words('warm\\s?shell')],
] as const;

/** A home may serve as an office or a guest house: what has rooms to sleep in is offered as a home. */
export const withoutTrades = (
  subtypes: Found<PropertySubtype[]> | undefined,
  bhk: Found<number[]> | undefined,
): Found<PropertySubtype[]> | undefined => {
  const homes = subtypes?.value.filter((one) => !isCommercialSubtype(one)) ?? [];
  if (!subtypes || !bhk || homes.length === subtypes.value.length) return subtypes;
  return homes.length > 0 ? { ...subtypes, value: homes } : undefined;
};

/** What two words say together: an office in its shell, and one room with a kitchen where nothing else is named. */
export const subtypesWith = (
  named: Found<PropertySubtype[]> | undefined,
  bhk: Found<number[]> | undefined,
  message: Message,
): Found<PropertySubtype[]> | undefined => {
  if (!named && bhk?.value.length === 1 && bhk.value[0] === 0.5) return { ...bhk, value: ['Studio/1 RK'] };
  const [shell] = shells.filter(([, rule]) => message.first(rule));
  if (!named || !shell) return named;
  message.take(message.first(shell[1])!);
  return { ...named, value: named.value.map((one) => (one === 'Office (furnished/ready)' ? shell[0] : one)) };
};
