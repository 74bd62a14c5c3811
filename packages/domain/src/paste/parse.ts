import type { DealType } from '../lookups/deal-types.ts';
import type { PropertySubtype, SubtypeGroup } from '../lookups/property-types.ts';
import { fromSqft, toSqft } from '../units.ts';
import { type Amount, readAmounts } from './amounts.ts';
import { readFacing, readFloor, readParking } from './building.ts';
import { readFurniture, readLeaseTerms, readPossession, readTenants } from './condition.ts';
import { readDeal } from './deal.ts';
import { readKind, takeKind } from './kind.ts';
import { Message, together, words } from './message.ts';
import { dealByAmounts, sortAmounts } from './money.ts';
import { readName, takeSender } from './person.ts';
import { readPhones } from './phones.ts';
import { readAlike, readPlaces, readUnknownPlaces } from './places.ts';
import { readRooms } from './rooms.ts';
import { type ReadSize, readFrontage, readSize } from './size.ts';
import { groupOf, isCommercialSubtype, readSubtypes } from './subtype.ts';
import { isTalk } from './talk.ts';
import type { Found, PastedMessage, PasteFields, PasteLists } from './types.ts';

const none: PasteLists = { areas: [], societies: [] };

/**
 * One message of a broker, read into the fields of an inquiry or a property, each with the words that it came from and
 * how sure the reading is (domain, appendix A). Works by rules alone, without a network: the same message always reads
 * the same. What nothing was made of is in `unread`, so that nothing is lost. `chosen` is what a person says it is; the
 * amounts are sorted by that.
 */
export const parseMessage = (
  text: string,
  lists: PasteLists = none,
  chosen?: 'Requirement' | 'Listing',
): PastedMessage => {
  const message = new Message(text);
  const sender = takeSender(message);
  const phones = readPhones(message);
  // Names first: 'Sector 57' is no price and 'Shela Road' no landmark once it is known.
  const exact = readPlaces(message, lists);
  const bhk = readRooms(message);
  const size = readSize(message);
  const lease = readLeaseTerms(message);
  const told = readKind(message);
  const kindWords = chosen && told?.value !== chosen ? undefined : told;
  const facts = {
    ...readFloor(message),
    ...named({ facing: readFacing(message), parking: readParking(message), frontage: readFrontage(message) }),
  };
  const amounts = readAmounts(message);
  const subtypes = subtypesWith(withoutTrades(readSubtypes(message), bhk), bhk, message);
  const isCommercial = subtypes?.value.some(isCommercialSubtype) ?? false;
  const spoken = readDeal(message, isCommercial);
  const isBed = subtypes?.value.includes('PG/Hostel Bed') === true && spoken?.value !== 'Sale';
  const deal = isBed ? { ...subtypes!, value: 'PG' as const } : (spoken ?? guessedDeal(amounts));
  const isLetting = deal !== undefined && ['Rent', 'Lease', 'PG', 'Heavy deposit'].includes(deal.value);
  const isSale = deal?.value === 'Sale' || deal?.value === 'New booking';
  const isWish =
    (chosen ?? kindWords?.value)
      ? (chosen ?? kindWords?.value) === 'Requirement'
      : /budget|બજેટ|बजट/.test(message.plain) || amounts.some((amount) => amount.bound === 'most');
  const money = sortAmounts(message, amounts, {
    deal: deal?.value,
    // Of an office's amounts as many are its deposit, or by the foot.
    namesRent: (spoken !== undefined || isBed) && !isCommercial,
    isWish,
    isUnclear: kindWords?.value === 'Unclear',
    trustsBare: (spoken !== undefined || isBed) && !(isLetting && isCommercial),
  });
  const rest = named({
    furniture: readFurniture(message),
    possession: readPossession(message),
    tenants: isLetting ? readTenants(message) : undefined,
    name: sender?.confidence === 'High' ? sender : (readName(message, phones) ?? sender),
  });
  takeKind(message);
  const places = united(exact, readAlike(message, lists));
  const fields: PasteFields = {
    ...named({ phones, bhk, subtypes, deal_type: deal }),
    ...(size && { ...size, ...plotBasis(size, subtypes) }),
    ...lease,
    ...facts,
    ...money,
    ...(isSale && !isWish && money.price === undefined && totalOf(size, money)),
    ...places,
    ...rest,
    ...named({ unknown_places: places.areas ? undefined : readUnknownPlaces(message) }),
  };
  if (!chosen && (isTalk(message.plain) || !isOffer(fields)))
    return { kind: 'Nothing', kind_from: undefined, fields: {}, unread: [] };
  return {
    kind: chosen ?? kindWords?.value ?? (isWish ? 'Requirement' : 'Listing'),
    kind_from: kindWords,
    fields,
    unread: message.unread(),
  };
};

const land: readonly SubtypeGroup[] = ['Res. land', 'Com. land'];

/** Land is measured as a plot, said or not. */
const plotBasis = (size: ReadSize, subtypes: Found<PropertySubtype[]> | undefined): Pick<PasteFields, 'size_basis'> =>
  !size.size_basis && subtypes?.value.every((subtype) => land.includes(groupOf(subtype)))
    ? { size_basis: { ...size.size, value: 'Plot', confidence: 'Medium' } }
    : {};

const shells = [
  ['Office (bare shell)', words('bare\\s?shell')],
  ['Office (warm shell)', words('warm\\s?shell')],
] as const;

/** A home may serve as an office or a guest house: what has rooms to sleep in is offered as a home. */
const withoutTrades = (
  subtypes: Found<PropertySubtype[]> | undefined,
  bhk: Found<number[]> | undefined,
): Found<PropertySubtype[]> | undefined => {
  const homes = subtypes?.value.filter((one) => !isCommercialSubtype(one)) ?? [];
  if (!subtypes || !bhk || homes.length === subtypes.value.length) return subtypes;
  return homes.length > 0 ? { ...subtypes, value: homes } : undefined;
};

/** What two words say together: an office in its shell, and one room with a kitchen where nothing else is named. */
const subtypesWith = (
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

const united = (exact: PasteFields, alike: PasteFields): PasteFields => {
  if (!exact.areas || !alike.areas) return { ...alike, ...exact };
  const areas = together([...new Set([...exact.areas.value, ...alike.areas.value])], [exact.areas, alike.areas]);
  return { ...alike, ...exact, areas };
};

/** A sign of a property and a sign of a deal: without both, a message is talk. */
const isOffer = (fields: PasteFields): boolean => {
  const says = fields.deal_type?.value === 'Pre-leased' || fields.deal_type?.value === 'PG' || undefined;
  const property = fields.bhk ?? fields.subtypes ?? fields.size ?? says;
  const deal = fields.deal_type ?? fields.price ?? fields.rent ?? fields.budget_max ?? fields.budget_min ?? fields.rate;
  return property !== undefined && (deal !== undefined || fields.phones !== undefined || fields.areas !== undefined);
};

/** A price that is only told as a rate: of the whole size, in the rate's unit. */
const totalOf = (size: ReadSize | undefined, { rate, rate_unit }: PasteFields): PasteFields => {
  if (!size || !rate || !rate_unit) return {};
  const units = fromSqft(toSqft(size.size.value, size.size_unit.value), rate_unit.value);
  return { price: { ...rate, value: Math.round(units * rate.value), confidence: 'Medium' } };
};

const guessedDeal = (amounts: readonly Amount[]): Found<DealType> | undefined => {
  const value = dealByAmounts(amounts);
  const from = amounts[0]?.span;
  return value && from && { value, start: from.start, end: from.end, confidence: 'Medium' };
};

const named = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
