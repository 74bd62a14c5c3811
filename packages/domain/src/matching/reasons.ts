/** What is said of a pair, criterion by criterion, and why one is not listed (domain 8.1, 8.3). */
import { places, type SentenceOf, type Stored, says, sentences, type Words } from '../sentence.ts';
import { reasonPlaces } from './reason-parts.ts';

const { text, word, count, figure, day, price } = places;
const { asked, range, share, parking, oneOf, oneOfWords, listed, priceRange, together } = reasonPlaces;

/** Why a point fits, nearly fits, misses, or is not known. */
export const matchReasons = sentences({
  notKnown: says('Not known, asked {asked}. Ask the owner', { asked }),

  ownerMayAccept: says('Owner may accept {price}', { price }),
  worthAsking: says('Near budget, worth asking'),
  overBy: says('Over by {amount} ({share})', { amount: price, share }),
  overByNegotiable: says('Over by {amount} ({share}), negotiable', { amount: price, share }),
  over: says('{share} over', { share }),
  overNegotiable: says('{share} over, negotiable', { share }),
  under: says('{price}, {share} under {min}', { price, share, min: price }),
  between: says('{price}, inside {range}', { price, range: priceRange }),
  aboveMin: says('{price}, asked from {min}', { price, min: price }),
  farUnder: says('{price}, far under {max}', { price, max: price }),
  inside: says('{price}, inside {max}', { price, max: price }),
  onRequest: says('Price on request'),

  inPlace: says('In {place}', { place: text }),
  notIn: says('Not in {places}', { places: oneOf }),
  nextTo: says('{area}, next to {wanted}', { area: text, wanted: text }),
  away: says('{area}, {km} km from {wanted}', { area: text, km: figure, wanted: text }),
  sameZone: says('{area}, same zone as {wanted}', { area: text, wanted: text }),
  alike: says('{area}, by its name near {wanted}', { area: text, wanted: text }),
  otherCity: says('Other city: {city}', { city: text }),
  distanceUnknown: says('Distance not known'),

  own: says('{own}', { own: word }),
  ownFor: says('{own} for {wanted}', { own: word, wanted: word }),
  ownAsked: says('{own}, asked {asked}', { own: word, asked }),
  ownAskedOne: says('{own}, asked {wanted}', { own: word, wanted: word }),
  oneMore: says('{own}, one more', { own: word }),
  oneLess: says('{own}, one less', { own: word }),

  asAsked: says('{own}, as asked', { own: word }),
  asAskedFor: says('{own}, as asked; {deal}', { own: word, deal: word }),
  nearTo: says('{own}, near to {wanted}', { own: word, wanted: oneOfWords }),
  nearToFor: says('{own}, near to {wanted}; {deal}', { own: word, wanted: oneOfWords, deal: word }),

  parking: says('{parking}', { parking }),
  parkingAsked: says('{parking}, asked {wanted}', { parking, wanted: count }),
  noParking: says('No parking, asked {wanted}', { wanted: count }),

  size: says('{size} {unit} {basis}, asked {range}', { size: figure, unit: word, basis: word, range }),
  sizeEstimated: says('{size} {unit} {basis} (est.), asked {range}', { size: figure, unit: word, basis: word, range }),
  smaller: says('{share} smaller', { share }),
  larger: says('{share} larger', { share }),

  ready: says('Ready'),
  inTime: says('From {day}, in time', { day }),
  daysLate: says('{days, plural, one {# day} other {# days}} late', { days: count }),
  monthsLate: says('{months, plural, one {# month} other {# months}} late', { months: count }),

  floorOf: says('{own} of {total}', { own: word, total: count }),

  has: says('Has {has}', { has: listed }),
  lacks: says('No {lacks}', { lacks: listed }),
  hasAndLacks: says('Has {has}; no {lacks}', { has: listed, lacks: listed }),
  measures: says('{all}', { all: together }),

  roi: says('{own} % against {expected} %', { own: figure, expected: figure }),
  lockIn: says('{months, plural, one {# month} other {# months}} lock-in left', { months: count }),
  lockInAndTenant: says('{months, plural, one {# month} other {# months}} lock-in left; {tenant}', {
    months: count,
    tenant: word,
  }),
  lockInTenantUnknown: says('{months, plural, one {# month} other {# months}} lock-in left; tenant not known', {
    months: count,
  }),
});
export type MatchReason = SentenceOf<typeof matchReasons.definitions>;
/** One as it stands in an answer. */
export type StoredReason = Stored<typeof matchReasons>;

/** A reason in the place of another text. */
export const reason = (of: StoredReason, { sentence }: Words) => sentence(matchReasons, of);

/** Why a pair is not on the list. */
export const gateReasons = sentences({
  tooLittle: says('Add budget or area to see matches'),
  inquiryIs: says('Inquiry is {stage}', { stage: word }),
  propertyIs: says('Property is {status}', { status: word }),
  otherType: says('{offered} property, {wanted} inquiry', { offered: word, wanted: word }),
  buyerWants: says('For {offered} only; buyer wants {wanted}', { offered: oneOfWords, wanted: oneOfWords }),
  tenantWants: says('For {offered} only; tenant wants {wanted}', { offered: oneOfWords, wanted: oneOfWords }),
  otherCity: says('Other city: {city}', { city: text }),
  otherKind: says('{own} offered, {wanted} wanted', { own: word, wanted: oneOfWords }),
  overBudget: says('{share} over budget', { share }),
  mustHave: says('Must have {what}: {reason}', { what: word, reason }),
  mustHaveNone: says('Must have {what}: none', { what: word }),
  tenantsOnly: says('Owner wants {tenants} only', { tenants: oneOfWords }),
  noPets: says('Owner does not allow pets'),
  ownProperty: says('Own property'),
});
export type GateReason = SentenceOf<typeof gateReasons.definitions>;
