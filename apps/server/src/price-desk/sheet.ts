import type { Comparable, Comparables, RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { priceDeskTexts } from '@angan/contract/price-desk/texts.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { formatNumber, formatPrice } from '@angan/domain/money.ts';
import { homeTitle } from '@angan/domain/requirement.ts';
import type { Words } from '@angan/domain/sentence.ts';
import type { Context } from '../core/context.ts';
import { wordsFor } from '../core/words.ts';
import { findProperty } from '../properties/index.ts';
import { drawSheet, languageFor } from '../shares/index.ts';
import { readComparables } from './comparables.ts';

type Say = Pick<Words, 'say' | 'word'>;

const rupees = (amount: number, { word }: Say) => `₹ ${word(formatPrice(amount))}`;
const rateOf = (rate: number, deal: RateDeal) =>
  `₹ ${formatNumber(Math.round(rate * (deal === 'Rent' ? 100 : 1)) / (deal === 'Rent' ? 100 : 1))}`;
const perSqft = (rate: number, deal: RateDeal, { say }: Say) =>
  say('{rate} per sqft carpet', { rate: rateOf(rate, deal) });

const whenOf = ({ is_closed, day: at }: Comparable, deal: RateDeal, { say }: Say) => {
  const day = formatDate(at);
  if (!is_closed) return say('Asked {day}', { day });
  return deal === 'Sale' ? say('Sold {day}', { day }) : say('Let {day}', { day });
};

const sizeOf = ({ carpet_sqft, carpet_is_estimate }: Comparable['property'], { say }: Say) => {
  const sqft = formatNumber(Math.round(carpet_sqft));
  return carpet_is_estimate ? say('{sqft} sqft carpet (est.)', { sqft }) : say('{sqft} sqft carpet', { sqft });
};

const placeOf = (home: { society_name: { society_name: string } | null; area: readonly { area: string }[] }) =>
  [home.society_name?.society_name, ...home.area.map(({ area }) => area)].filter(Boolean).join(', ');

const titleOf = ({ property_subtype, bhk }: { property_subtype: number; bhk: number | null }, { word }: Say) =>
  homeTitle({ property_subtype, bhk, deal_type: [] }, word);

const rowOf = (deal: RateDeal, words: Say) => (comparable: Comparable) => ({
  title: titleOf(comparable.property, words),
  place: placeOf(comparable.property),
  size: sizeOf(comparable.property, words),
  price: rupees(comparable.price, words),
  rate: perSqft(comparable.rate, deal, words),
  when: whenOf(comparable, deal, words),
});

const rangeOf = ({ range }: Comparables, deal: RateDeal, words: Say) => {
  if (range === null) return [];
  const { say } = words;
  return [
    ...(range.price === null ? [] : [{ value: rupees(range.price, words), label: say('At the median') }]),
    { value: rateOf(range.median, deal), label: say('Median per sqft carpet') },
    { value: rateOf(range.low, deal), label: say('Lowest') },
    { value: rateOf(range.high, deal), label: say('Highest') },
  ];
};

/**
 * The comparables of a property on one page, in the language of its owner, for the talk with them: neither units nor people
 * stand on it.
 */
export const comparablesSheet = async (context: Context, id: number, deal: RateDeal) => {
  const property = await findProperty(context, id);
  const { words, tag } = wordsFor(await languageFor(context, property.contact_id, {}));
  const { say, word } = words;
  const found = await readComparables(context, id, deal);
  const price = deal === 'Sale' ? property.sale_price_total : property.rent_total;
  const content = await drawSheet(context, {
    format: 'Comparables',
    tag,
    title: titleOf(property, words),
    place: placeOf(property),
    asked: price === null ? '' : rupees(price, words),
    rate: found.rate === null ? '' : perSqft(found.rate, deal, words),
    range: rangeOf(found, deal, words),
    basis: found.range
      ? say('{count, plural, one {From # comparable} other {From # comparables}}', { count: found.range.samples })
      : word(priceDeskTexts.none),
    rows: found.results.map(rowOf(deal, words)),
    note: word(priceDeskTexts.note),
  });
  return { file_name: `Comparables ${property.property_code}.pdf`, content: content.toString('base64') };
};
