import type { DealType } from '../lookups/deal-types.ts';
import { shortSubtype } from '../lookups/property-types.ts';
import type { Words } from '../sentence.ts';
import { costLines } from './cost-sheet.ts';
import { factLines, preleasedLines, termLines } from './fact-lines.ts';
import { pricesOf } from './price-lines.ts';
import type { Brochure, Told, ToldFacts } from './types.ts';

const offers: Partial<Record<DealType, string>> = {
  'New booking': 'New Booking',
  'Pre-leased': 'Pre-leased Sale',
  PG: 'PG Stay',
  'Heavy deposit': 'Heavy Deposit',
  'Joint venture': 'Joint Venture',
};

/** '3 BHK Semi-furnished Flat' */
const homeOf = ({ subtype, furniture, bhk }: ToldFacts, { word }: Words): string => {
  const kind = shortSubtype(subtype);
  const furnished = furniture && !kind.toLowerCase().includes(furniture.toLowerCase()) ? furniture : '';
  return [bhk, furnished, kind].flatMap((one) => (one ? [word(one)] : [])).join(' ');
};

const titleOf = (facts: ToldFacts, words: Words): string => {
  const offer = words.joined(
    facts.deal_types.map((deal) => words.word(offers[deal] ?? deal)),
    'or',
  );
  const home = homeOf(facts, words);
  return facts.areas.length > 0
    ? words.say('{home} for {offer} in {areas}', { home, offer, areas: facts.areas.join(', ') })
    : words.say('{home} for {offer}', { home, offer });
};

/** '3 BHK Flat in Bopal' */
const inShort = (facts: ToldFacts, words: Words): string => {
  const home = homeOf(facts, words);
  return facts.areas.length > 0 ? words.say('{home} in {place}', { home, place: facts.areas.join(', ') }) : home;
};

const placeOf = ({ areas, wing, unit_no, society, city, landmark }: ToldFacts, { say }: Words): string => {
  const unit = [wing, unit_no].filter(Boolean).join('-');
  const [area = ''] = areas;
  const within = society === '' ? (area ? say('A society in {area}', { area }) : say('A society')) : '';
  return [unit, within || [society, area].filter(Boolean).join(', '), city, landmark].filter(Boolean).join(', ');
};

/** A brochure in the words of a language. */
export const brochureOf = ({ facts, floor, today, cost }: Told, words: Words): Brochure => ({
  property_code: facts.property_code,
  title: titleOf(facts, words),
  in_short: inShort(facts, words),
  place: placeOf(facts, words),
  prices: pricesOf(facts, words),
  facts: factLines(facts, floor, words),
  terms: termLines(facts, words),
  preleased: preleasedLines(facts, today, words),
  cost: cost ? costLines(cost, words) : [],
  amenities: facts.amenities.map(words.word),
  features: facts.features.map(words.word),
  description: facts.description,
});
