import type { DealType } from '../lookups/deal-types.ts';
import { fromSqft, toSqft } from '../units.ts';
import { type Amount, dealByAmounts, readAmounts, sortAmounts } from './amounts.ts';
import {
  readFacing,
  readFloor,
  readFurniture,
  readLeaseTerms,
  readParking,
  readPossession,
  readTenants,
} from './condition.ts';
import { readDeal } from './deal.ts';
import { readKind, takeKind } from './kind.ts';
import { Message } from './message.ts';
import { readName } from './person.ts';
import { readPhones } from './phones.ts';
import { readPlaces, readUnknownPlaces } from './places.ts';
import { readRooms } from './rooms.ts';
import { type ReadSize, readFrontage, readSize } from './size.ts';
import { isCommercialSubtype, readSubtypes } from './subtype.ts';
import type { Found, PastedMessage, PasteFields, PasteLists } from './types.ts';

const none: PasteLists = { areas: [], societies: [] };

/**
 * One message of a broker, read into the fields of an inquiry or a property, each with the words that it came from and
 * how sure the reading is (domain, appendix A). Works by rules alone, without a network: the same message always reads
 * the same. What nothing was made of is in `unread`, so that nothing is lost.
 */
export const parseMessage = (text: string, lists: PasteLists = none): PastedMessage => {
  const message = new Message(text);
  const phones = readPhones(message);
  // Names first: 'Sector 57' is no price and 'Shela Road' no landmark once it is known.
  const places = readPlaces(message, lists);
  const bhk = readRooms(message);
  const size = readSize(message);
  const lease = readLeaseTerms(message);
  const kindWords = readKind(message);
  const facts = {
    ...readFloor(message),
    ...named({ facing: readFacing(message), parking: readParking(message), frontage: readFrontage(message) }),
  };
  const amounts = readAmounts(message);
  const subtypes = readSubtypes(message);
  const isCommercial = subtypes?.value.some(isCommercialSubtype) ?? false;
  const spoken = readDeal(message, isCommercial);
  const deal = spoken ?? guessedDeal(amounts);
  const isWish =
    kindWords?.value === 'Requirement' || (kindWords?.value === undefined && /budget|બજેટ|बजट/.test(message.plain));
  const money = sortAmounts(message, amounts, deal?.value, isWish);
  const rest = named({
    furniture: readFurniture(message),
    possession: readPossession(message),
    tenants: readTenants(message),
    name: readName(message, phones?.start),
  });
  takeKind(message);
  const fields: PasteFields = {
    ...named({ phones, bhk, subtypes, deal_type: deal }),
    ...size,
    ...lease,
    ...facts,
    ...money,
    ...(money.price === undefined && totalOf(size, money)),
    ...places,
    ...rest,
    ...named({ unknown_places: places.areas ? undefined : readUnknownPlaces(message) }),
  };
  if (!isOffer(fields)) return { kind: 'Nothing', kind_from: undefined, fields: {}, unread: [] };
  return {
    kind: kindWords?.value ?? (isWish ? 'Requirement' : 'Listing'),
    kind_from: kindWords,
    fields,
    unread: message.unread(),
  };
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
