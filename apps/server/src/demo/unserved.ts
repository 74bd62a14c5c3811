import { lakh } from './asked-prices.ts';
import type { Wish } from './inquiry.ts';
import { bhkId, dealId, subtypeId, typeId } from './platform-ids.ts';
import type { Kind } from './words/kinds.ts';

interface Asked {
  readonly kind: Kind;
  readonly times: number;
  readonly wish: Wish;
}

const home = { property_type: typeId('Residential'), purpose: 'Own use' } as const;
const premises = { property_type: typeId('Commercial'), purpose: 'Own use', size_basis: 'Super Built-up' } as const;
const letting = [dealId('Rent'), dealId('Lease')];

/** Wishes that come again and again and that nothing in stock answers: what the office should go and find. */
const told: readonly Asked[] = [
  {
    kind: 'buyer',
    times: 3,
    wish: {
      areas: ['Ambli'],
      facts: {
        ...home,
        property_subtype: [subtypeId('Bungalow')],
        deal_type: [dealId('Sale')],
        bhk: [bhkId('5 BHK')],
        budget_max: 380 * lakh,
        must_have: ['bhk'],
        timeline: '3-6 months',
      },
    },
  },
  {
    kind: 'tenant',
    times: 3,
    wish: {
      areas: ['Navrangpura'],
      facts: {
        ...home,
        property_subtype: [subtypeId('PG/Hostel Bed')],
        deal_type: [dealId('PG')],
        budget_max: 9500,
        timeline: 'Immediate',
      },
    },
  },
  {
    kind: 'buyer',
    times: 2,
    wish: {
      areas: ['Thaltej'],
      facts: {
        ...home,
        property_subtype: [subtypeId('Bungalow')],
        deal_type: [dealId('Sale')],
        bhk: [bhkId('4 BHK')],
        budget_max: 170 * lakh,
        must_have: ['area', 'bhk'],
        timeline: '3-6 months',
      },
    },
  },
  {
    kind: 'business',
    times: 3,
    wish: {
      areas: ['SG Highway'],
      facts: {
        ...premises,
        property_subtype: [subtypeId('Office (furnished/ready)')],
        deal_type: letting,
        budget_max: 175_000,
        size_min: 3200,
        size_max: 4000,
        must_have: ['size'],
        timeline: 'Within 1 month',
      },
    },
  },
  {
    kind: 'business',
    times: 2,
    wish: {
      areas: ['Sindhu Bhavan Road'],
      facts: {
        ...premises,
        property_subtype: [subtypeId('Restaurant/Cafe Space')],
        deal_type: letting,
        budget_max: 350_000,
        size_min: 3000,
        size_max: 4500,
        must_have: ['size'],
        timeline: '1-3 months',
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
