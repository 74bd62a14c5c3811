import { lakh } from './asked-prices.ts';
import type { Wish } from './inquiry.ts';
import { bhkId, dealId, furnitureId, subtypeId, typeId } from './platform-ids.ts';
import type { Kind } from './words/kinds.ts';

/** Wishes that come again and again and that nothing in stock answers: what the office should go and find. */
const told: readonly { readonly kind: Kind; readonly times: number; readonly wish: Wish }[] = [
  {
    kind: 'buyer',
    times: 4,
    wish: {
      areas: ['Bodakdev'],
      facts: {
        property_type: typeId('Residential'),
        property_subtype: [subtypeId('Flat/Apartment')],
        deal_type: [dealId('Sale')],
        bhk: [bhkId('3 BHK')],
        budget_max: 72 * lakh,
        must_have: ['area'],
        timeline: '1-3 months',
        purpose: 'Own use',
      },
    },
  },
  {
    kind: 'tenant',
    times: 3,
    wish: {
      areas: ['Vastrapur'],
      facts: {
        property_type: typeId('Residential'),
        property_subtype: [subtypeId('Flat/Apartment')],
        deal_type: [dealId('Rent')],
        bhk: [bhkId('2 BHK')],
        budget_max: 14_500,
        furniture: [furnitureId('Residential', 'Fully furnished')],
        must_have: ['area', 'furniture'],
        timeline: 'Immediate',
        purpose: 'Own use',
      },
    },
  },
  {
    kind: 'buyer',
    times: 2,
    wish: {
      areas: ['Thaltej'],
      facts: {
        property_type: typeId('Residential'),
        property_subtype: [subtypeId('Bungalow')],
        deal_type: [dealId('Sale')],
        bhk: [bhkId('4 BHK')],
        budget_max: 170 * lakh,
        must_have: ['area', 'bhk'],
        timeline: '3-6 months',
        purpose: 'Own use',
      },
    },
  },
  {
    kind: 'business',
    times: 3,
    wish: {
      areas: ['SG Highway'],
      facts: {
        property_type: typeId('Commercial'),
        property_subtype: [subtypeId('Office (furnished/ready)')],
        deal_type: [dealId('Rent'), dealId('Lease')],
        budget_max: 175_000,
        size_min: 3200,
        size_max: 4000,
        size_basis: 'Super Built-up',
        must_have: ['size'],
        timeline: 'Within 1 month',
        purpose: 'Own use',
      },
    },
  },
];

/** Hands these wishes out, each to the next person of its kind; undefined once a kind has none left. */
export const unservedWishes = () => {
  const left = told.flatMap(({ kind, times, wish }) => Array.from({ length: times }, () => ({ kind, wish })));
  return (kind: Kind): Wish | undefined => {
    const at = left.findIndex((one) => one.kind === kind);
    return at === -1 ? undefined : left.splice(at, 1)[0]!.wish;
  };
};
