import { listing, requirement } from './kind-words.ts';
import type { Message, Span } from './message.ts';
import type { Found, PasteKind } from './types.ts';

const firstWords = 6;
const wordsBefore = (message: Message, at: number): number =>
  message.leftBefore(at).trim().split(/\s+/).filter(Boolean).length;

/** Whether somebody wants or offers. Both: a requirement where its word is among the first six, else a person is asked. */
export const readKind = (message: Message): Found<PasteKind> | undefined => {
  const offers = message.first(listing);
  const wants = [...message.free(requirement)].find(
    (match) => !isOfDeal(message, match) && !(offers && isPrice(message, match)),
  );
  const isFirst = wants && wordsBefore(message, wants.start) < firstWords;
  if (wants && (!offers || isFirst || isStrong(wants[0])))
    return { value: 'Requirement', start: wants.start, end: wants.end, confidence: 'High' };
  if (wants && offers && isBounded.test(message.plain))
    return { value: 'Requirement', start: wants.start, end: wants.end, confidence: 'Medium' };
  if (wants && offers) return { value: 'Unclear', start: offers.start, end: offers.end, confidence: 'Low' };
  return offers && { value: 'Listing', start: offers.start, end: offers.end, confidence: 'High' };
};

/** What the one who pays says of the money. */
const isBounded = /budget|बजट|बजेट|બજેટ|(?<![\p{L}])(?:upto|up to|tak|sudhi)(?![\p{L}])|सुधी|तक(?![\p{L}])|સુધી|पर्यंत/u;

/** Words that nobody writes in an offer. */
const isStrong = (word: string): boolean =>
  /^(?:(?:re?q|recu)[a-z]*ts?$|ch|jo|lookin|kis[ie]|ko[ki] |किसी|કોઈ|खरीद|ખરીદ|dilwa|(?:i|we|have) .*(?:client|buyer|tenant|customer)|चा|જો|पाहिजे|pahije|wanted|leva?n?[oiua]|any ?(?:one|1|body)? (?:having|got|hv))/.test(
    word,
  );

const tenantOrBuyer =
  '(?:tenants?|buyers?|customers?|(?:room|flat) ?mates?|veg(?:etarian)? family|family(?: only)?|kira+y[ae]d[ao]+r|bhadu?[av]+t|grahak|ભાડુઆત|ગ્રાહક|किरायेदार|किराएदार|भाडेकरू)';
const dealAsks =
  /(?:deposit|advance|noc|documents?|papers?|token|verification|agreement|famil(?:y|ies)|bachelors?)(?: is| are)?\s$/;
const tenantBefore = new RegExp(`${tenantOrBuyer}(?: is| are)?\\s$`, 'u');
const tenantAfter = new RegExp(
  `^\\s?(?:for |a |an )?(?:good |serious |genuine |urgent |decent |family |bachelor |corporate ){0,2}${tenantOrBuyer}(?! (?:hai|ready|in hand))`,
  'u',
);

/** 'looking for buyer for', where 'buyer for' alone is a wish. */
const soughtBefore =
  /(?:looking|need|want|require|required|reqd|search|searching)\s(?:for\s)?(?:a\s|an\s|good\s|serious\s|genuine\s)?$/u;

/** 'Deposit required', 'tenant wanted', 'looking for buyer': what an offer asks for, not what somebody seeks. */
const isOfDeal = (message: Message, match: Span): boolean => {
  const before = message.before(match);
  const word = message.plain.slice(match.start, match.end);
  const isAsking = /^(?:req|need|want)/.test(word);
  const isNoun = /^(?:re?q|recu)[a-z]*ts?$/.test(word);
  return (
    (isAsking && dealAsks.test(before)) ||
    (/^(?:buyer|tenant)/.test(word) && soughtBefore.test(before)) ||
    // 'Tenant wanted', but 'buyer wants'.
    (!isNoun && word !== 'wants' && tenantBefore.test(before)) ||
    tenantAfter.test(message.after(match, 48))
  );
};

/** '85 lakh joiye che': what an owner wants for it. */
const isPrice = (message: Message, match: RegExpMatchArray & Span): boolean =>
  !match[0].startsWith('any') &&
  /\d\s?(?:cr(?:ore)?s?|l(?:akhs?|acs?)?|k|hajar|hazar|લાખ|લાખ|કરોડ|लाख|करोड़)\s(?:hi |j )?$/u.test(
    message.before(match),
  );

/** Takes the words of the kind, once the other rules have had the chance to read them. */
export const takeKind = (message: Message): void => {
  for (const rule of [requirement, listing]) for (const match of message.free(rule)) message.take(match);
};
