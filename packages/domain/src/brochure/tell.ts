import { dealUnit } from '../lookups/deal-types.ts';
import { mobileKey } from '../mobile.ts';
import { type CostLaw, costOf } from './cost-sheet.ts';
import { floorName, printable, withoutContactsIn } from './hide.ts';
import type { BrochureFacts, Shown, Told } from './types.ts';

/**
 * What may be said of a property to a customer, without its words yet: what the two switches hide, and numbers and
 * addresses in any text, are not in it. `today` as YYYY-MM-DD tells how long a lock-in still lasts; the rows of law in
 * `cost` add what a buyer pays beside the price.
 */
export const tell = (
  given: BrochureFacts,
  shown: Shown,
  { today, cost }: { readonly today: string; readonly cost?: CostLaw | undefined },
): Told => {
  const { floor_no, floor_label, ...facts } = withoutContactsIn(given);
  const clean = printable(facts, shown);
  const isSold = facts.deal_types.some((deal) => dealUnit(deal) === 'total');
  return {
    facts: {
      ...facts,
      ...(!shown.unit && { wing: '', unit_no: '' }),
      society: facts.society && (shown.society ? clean(facts.society) : ''),
      landmark: facts.landmark && clean(facts.landmark),
      // A registration number is long and all digits at times; what is no more than a mobile number is none.
      rera_no: mobileKey(facts.rera_no) ? '' : facts.rera_no,
      features: facts.features.map(clean).filter(Boolean),
      description: clean(facts.description),
    },
    floor: floorName({ floor_no, floor_label }, shown.unit),
    today,
    cost:
      cost && isSold && facts.sale_price_total !== null
        ? costOf(facts.sale_price_total, facts.state, today, cost)
        : null,
  };
};
