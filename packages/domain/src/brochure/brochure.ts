import { type DealType, dealUnit } from '../lookups/deal-types.ts';
import { shortSubtype } from '../lookups/property-types.ts';
import { mobileKey } from '../mobile.ts';
import { type CostLaw, costLines } from './cost-sheet.ts';
import { factLines, preleasedLines, termLines } from './fact-lines.ts';
import { printable, withoutContactsIn } from './hide.ts';
import { pricesOf } from './price-lines.ts';
import type { Brochure, BrochureFacts, Shown } from './types.ts';

const offers: Partial<Record<DealType, string>> = {
  'New booking': 'New Booking',
  'Pre-leased': 'Pre-leased Sale',
  PG: 'PG Stay',
  'Heavy deposit': 'Heavy Deposit',
  'Joint venture': 'Joint Venture',
};

const titleOf = (facts: BrochureFacts): string => {
  const kind = shortSubtype(facts.subtype);
  const { furniture } = facts;
  const furnished = furniture && !kind.toLowerCase().includes(furniture.toLowerCase()) ? furniture : '';
  const offered = facts.deal_types.map((deal) => offers[deal] ?? deal).join(' or ');
  const home = [facts.bhk, furnished, kind].filter(Boolean).join(' ');
  return `${home} for ${offered}${facts.areas.length > 0 ? ` in ${facts.areas.join(', ')}` : ''}`;
};

const placeOf = (facts: BrochureFacts, shown: Shown, clean: (text: string) => string): string => {
  const unit = shown.unit ? [facts.wing, facts.unit_no].filter(Boolean).join('-') : '';
  const [area = ''] = facts.areas;
  const society = facts.society && (shown.society ? clean(facts.society) : 'A society');
  const within =
    society === 'A society' ? `${society}${area && ` in ${area}`}` : [society, area].filter(Boolean).join(', ');
  const landmark = facts.landmark && clean(facts.landmark);
  return [unit, within, facts.city, landmark].filter(Boolean).join(', ');
};

/**
 * What may be said of a property to a customer. `today` as YYYY-MM-DD tells how long a lock-in still lasts; the rows of
 * law in `cost` add what a buyer pays beside the price.
 */
export const brochureOf = (
  given: BrochureFacts,
  shown: Shown,
  { today, cost }: { today: string; cost?: CostLaw | undefined },
): Brochure => {
  const facts = withoutContactsIn(given);
  const clean = printable(facts, shown);
  // A registration number is long and all digits at times; what is no more than a mobile number is none.
  const rera_no = mobileKey(facts.rera_no) ? '' : facts.rera_no;
  const isSold = facts.deal_types.some((deal) => dealUnit(deal) === 'total');
  return {
    property_code: facts.property_code,
    title: titleOf(facts),
    place: placeOf(facts, shown, clean),
    prices: pricesOf(facts),
    facts: factLines({ ...facts, rera_no }, shown),
    terms: termLines(facts),
    preleased: preleasedLines(facts, today),
    cost:
      cost && isSold && facts.sale_price_total !== null
        ? costLines(facts.sale_price_total, facts.state, today, cost)
        : [],
    amenities: [...facts.amenities],
    features: facts.features.map(clean).filter(Boolean),
    description: clean(facts.description),
  };
};
