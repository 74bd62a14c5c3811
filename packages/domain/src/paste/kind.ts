import { type Message, words } from './message.ts';
import type { Found, PasteKind } from './types.ts';

const requirement = words(
  'required?',
  'reqd?\\.?',
  'requirements?',
  'reqmt',
  'rqd',
  'rqmt',
  'need(?:ed|s)?',
  'wants?',
  'wanted',
  'looking (?:for|to)',
  'searching (?:for)?',
  'in search of',
  'ch?ahiye',
  'chaiye',
  'chahie',
  'chahte',
  'chahiy?e?che',
  'joi[ye]e?(?: ?che)?',
  'joiae(?: ?che)?',
  'joia?ye?(?: ?chhe)?',
  'joie che',
  'buyers? for',
  'client (?:hai|che|chhe|ready|is looking)',
  'buyers? (?:hai|che|ready|in hand|waiting)',
  'tenants? (?:hai|che|ready|in hand|waiting|looking)',
  'party (?:hai|che|ready)',
  'lena (?:hai|he)',
  'lev(?:u|anu|ano|ani|ana)(?: chh?e)?',
  'kharidna',
  'dhund(?:h)?',
  'चाहिए',
  'चाहिये',
  'જોઈએ(?: ?છે)?',
  'જોઇએ(?: ?છે)?',
  'લેવું',
  'लेना',
);

const listing = words(
  'available',
  'avail',
  'avlbl?',
  'for (?:sale|rent|lease|sell)',
  'to ?let',
  'on (?:rent|lease)',
  'sell(?:ing)?',
  'selling',
  'bechna',
  'bechni',
  'bechne',
  'bechvanu',
  'vech(?:va|vaa)?(?:nu|no|ni)?',
  'vechvanu',
  'vechan',
  'aap(?:va|vaa)nu',
  'apvanu',
  'apva(?:nu|no|ni)',
  'dena (?:hai|he)',
  'deni (?:hai|he)',
  'bhade (?:aapvanu|apvanu|apva)',
  'owner',
  'direct',
  'outright',
  'distress',
  'resale',
  'for resale',
  'khali',
  'demand',
  'asking',
  'inventory',
  'mandate',
  'बेचना',
  'बेचनी',
  'बिकाऊ',
  'વેચવાનું?',
  'વેચવાનો',
  'વેચવાની',
  'આપવાનું?',
  'આપવાનો',
  'ઉપલબ્ધ',
);

const firstWords = 6;
const wordsBefore = (message: Message, at: number): number =>
  message.leftBefore(at).trim().split(/\s+/).filter(Boolean).length;

/** Whether somebody wants or offers. Both: a requirement where its word is among the first six, else a person is asked. */
export const readKind = (message: Message): Found<PasteKind> | undefined => {
  const wants = message.first(requirement);
  const offers = message.first(listing);
  if (wants && (!offers || wordsBefore(message, wants.start) < firstWords || isStrong(wants[0])))
    return { value: 'Requirement', start: wants.start, end: wants.end, confidence: 'High' };
  if (wants && offers) return { value: 'Unclear', start: offers.start, end: offers.end, confidence: 'Low' };
  return offers && { value: 'Listing', start: offers.start, end: offers.end, confidence: 'High' };
};

/** Words that nobody writes in an offer. */
const isStrong = (word: string): boolean => /^(?:ch|jo|looking|चा|જો|wanted|requirement)/.test(word);

/** Takes the words of the kind, once the other rules have had the chance to read them. */
export const takeKind = (message: Message): void => {
  for (const rule of [requirement, listing]) for (const match of message.free(rule)) message.take(match);
};
