import type { DealType } from '../lookups/deal-types.ts';
import { readAmounts } from './amounts.ts';
import { readFacing, readFloor, readParking, readSeats } from './building.ts';
import { readFurniture, readLeaseTerms, readPossession } from './condition.ts';
import { dealsOf } from './deal.ts';
import { readFeatures } from './features.ts';
import { readKind, takeKind } from './kind.ts';
import { Message, together } from './message.ts';
import { sortAmounts } from './money.ts';
import { readName, takeSender } from './person.ts';
import { readPhones } from './phones.ts';
import { readAlike, readPlaces, readUnknownPlaces } from './places.ts';
import { readRooms } from './rooms.ts';
import { plotBasis, readFrontage, readSize } from './size.ts';
import { isCommercialSubtype, readSubtypes, subtypesWith, withoutTrades } from './subtype.ts';
import { isTalk } from './talk.ts';
import { readFood, readTenants } from './tenants.ts';
import { totalsOf } from './totals.ts';
import type { Found, PastedMessage, PasteFields, PasteKind, PasteLists } from './types.ts';

const none: PasteLists = { areas: [], societies: [] };

/** The fields of a text, and what its words told of the kind, whatever a person chose. */
export interface ReadFields {
  readonly fields: PasteFields;
  readonly told: Found<PasteKind> | undefined;
  /** Whether words name the deal, not only amounts. */
  readonly isDealSpoken: boolean;
}
interface Reading extends ReadFields {
  readonly message: Message;
  readonly isWish: boolean;
}

const lettings: readonly DealType[] = ['Rent', 'Lease', 'PG', 'Heavy deposit'];
const sales: readonly DealType[] = ['Sale', 'New booking'];

const read = (text: string, lists: PasteLists, chosen?: 'Requirement' | 'Listing', around?: DealType): Reading => {
  const message = new Message(text);
  const sender = takeSender(message);
  const phones = readPhones(message);
  // Names first: 'Sector 57' is no price and 'Shela Road' no landmark once it is known.
  const exact = readPlaces(message, lists);
  const bhk = readRooms(message);
  const seats = readSeats(message);
  const size = readSize(message, lists.units);
  const lease = readLeaseTerms(message);
  const told = readKind(message);
  const kind = chosen ?? told?.value;
  const facts = {
    ...readFloor(message),
    ...named({ facing: readFacing(message), parking: readParking(message), frontage: readFrontage(message) }),
    ...named({ features: readFeatures(message) }),
  };
  const amounts = readAmounts(message);
  const subtypes = subtypesWith(withoutTrades(readSubtypes(message), bhk), bhk, message);
  const isCommercial = subtypes?.value.some(isCommercialSubtype) ?? false;
  const { deals, isSpoken } = dealsOf(message, { subtypes, isCommercial, amounts, around });
  const isLetting = deals?.value.some((deal) => lettings.includes(deal)) ?? false;
  const isWish = kind
    ? kind === 'Requirement'
    : /budget|બજેટ|बजट/.test(message.plain) || amounts.some((amount) => amount.bound === 'most');
  const money = sortAmounts(message, amounts, {
    deals: deals?.value ?? [],
    // Of an office's amounts as many are its deposit, or by the foot.
    namesRent: (isSpoken || bhk !== undefined) && !isCommercial,
    isWish,
    isUnclear: (chosen === undefined || told?.value === chosen) && told?.value === 'Unclear',
    trustsBare: isSpoken && !(isLetting && isCommercial),
  });
  const rest = named({
    furniture: readFurniture(message),
    ...readPossession(message, isWish),
    food: isLetting && !isWish && !isCommercial ? readFood(message) : undefined,
    tenants: isLetting && !isCommercial ? readTenants(message) : undefined,
    name: sender?.confidence === 'High' ? sender : (readName(message, phones) ?? sender),
  });
  takeKind(message);
  const places = united(exact, readAlike(message, lists));
  const fields: PasteFields = {
    ...named({ phones, bhk, subtypes, deal_types: deals, seats }),
    ...(size && { ...size, ...plotBasis(size, subtypes) }),
    ...lease,
    ...facts,
    ...money,
    ...(!isWish &&
      totalsOf(money, {
        ...{ size, seats, units: lists.units },
        isSale: deals?.value.some((deal) => sales.includes(deal)) ?? false,
      })),
    ...places,
    ...rest,
    ...named({ unknown_places: places.areas ? undefined : readUnknownPlaces(message) }),
  };
  return { message, told, fields, isWish, isDealSpoken: isSpoken };
};

/** Reads a piece of a message as an offer of it; `around` is the deal that the whole message is about. */
export type ReadPiece = (text: string, around?: DealType) => ReadFields;

/** Reads pieces of one message, each once: a line is looked at again wherever the message may be cut. */
export const pieceReader = (lists: PasteLists = none): ReadPiece => {
  const known = new Map<string, ReadFields>();
  return (text, around) => {
    const key = `${around ?? ''}\n${text}`;
    const again = known.get(key);
    if (again) return again;
    const { told, fields, isDealSpoken } = read(text, lists, 'Listing', around);
    known.set(key, { told, fields, isDealSpoken });
    return { told, fields, isDealSpoken };
  };
};

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
  const { message, told, fields, isWish } = read(text, lists, chosen);
  if (!chosen && (isTalk(message.plain) || !isOffer(fields)))
    return { kind: 'Nothing', kind_from: undefined, fields: {}, unread: [] };
  const kindWords = chosen && told?.value !== chosen ? undefined : told;
  return {
    kind: chosen ?? kindWords?.value ?? (isWish ? 'Requirement' : 'Listing'),
    kind_from: kindWords,
    fields,
    unread: message.unread(),
  };
};

const united = (exact: PasteFields, alike: PasteFields): PasteFields => {
  if (!exact.areas || !alike.areas) return { ...alike, ...exact };
  const areas = together([...new Set([...exact.areas.value, ...alike.areas.value])], [exact.areas, alike.areas]);
  return { ...alike, ...exact, areas };
};

/** Deals that say by themselves that a property is spoken of. */
const ofProperties: readonly DealType[] = ['Pre-leased', 'PG'];

/** A sign of a property and a sign of a deal: without both, a message is talk. */
const isOffer = (fields: PasteFields): boolean => {
  const deals = fields.deal_types?.value ?? [];
  const says = deals.some((deal) => ofProperties.includes(deal)) || undefined;
  const property = fields.bhk ?? fields.subtypes ?? fields.size ?? fields.seats ?? says;
  const deal =
    fields.deal_types ?? fields.price ?? fields.rent ?? fields.budget_max ?? fields.budget_min ?? fields.rate;
  return property !== undefined && (deal !== undefined || fields.phones !== undefined || fields.areas !== undefined);
};

const named = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
