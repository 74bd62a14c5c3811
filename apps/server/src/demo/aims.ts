import { areas, type DemoArea } from './areas.ts';
import { lakh } from './asked-prices.ts';
import type { DemoContact } from './contact.ts';
import type { Wish } from './inquiry.ts';
import { neighboursAmong } from './neighbours.ts';
import type { DemoOffice } from './offices.ts';
import { dealId, possessionId, typeId } from './platform-ids.ts';
import type { DemoProperty } from './property.ts';
import type { Random } from './random.ts';
import { type Facts, toNext } from './words/facts.ts';

/** A wish that something in stock answers, and what its person is then about. */
interface Aimed {
  readonly wish: Wish;
  readonly facts: Facts;
}

const readyNow = ['Ready to move', 'Vacant on sale'] as const;
const readyIds = readyNow.map(possessionId);
const isSold = ({ facts }: DemoProperty) => typeof facts.sale_price === 'number';
const priceOf = ({ facts }: DemoProperty) => facts.sale_price ?? facts.rent!;

/**
 * Bends wishes towards what is in stock, since people call an office about what it has on offer. `close`: it fits in
 * nearly all they say; `near`: it is a little too dear, or one area further.
 */
export const aimer = (office: DemoOffice, stock: readonly DemoProperty[], random: Random) => {
  const beside = (area: string) => nextTo(area, areas.slice(0, office.areas), random);
  const open = stock.filter(
    ({ facts, locked_property, co_broker }) =>
      facts.status === 'Available' && !locked_property && co_broker === undefined && facts.rent_basis === undefined,
  );
  return (person: DemoContact, place: number, wish: Wish, how: 'close' | 'near'): Aimed => {
    const budget = wish.facts.budget_max;
    if (!budget) return { wish, facts: person.facts };
    const fitting = open
      .filter((one) => answers(one, person, place, wish))
      .sort((a, b) => apart(priceOf(a), budget) - apart(priceOf(b), budget));
    if (!fitting.length) return { wish, facts: person.facts };
    return towards(random.pick(fitting.slice(0, 7)), person, wish, how, beside, random);
  };
};

const apart = (price: number, budget: number) => Math.abs(Math.log(price / budget));

const answers = (one: DemoProperty, { kind }: DemoContact, place: number, { facts: asked }: Wish): boolean => {
  const { facts } = one;
  if (one.contact === place || facts.property_type !== asked.property_type) return false;
  const isPreLeased = facts.deal_type!.includes(dealId('Pre-leased'));
  if (kind === 'investor') return isPreLeased || (asked.property_type === typeId('Residential') && !facts.bhk);
  const deals = asked.deal_type.filter((deal) => facts.deal_type!.includes(deal));
  const isHome = asked.property_type === typeId('Residential');
  return deals.length > 0 && Boolean(facts.bhk) === isHome;
};

const towards = (
  one: DemoProperty,
  person: DemoContact,
  wish: Wish,
  how: 'close' | 'near',
  beside: (area: string) => string,
  random: Random,
): Aimed => {
  const { facts } = one;
  const price = priceOf(one);
  const sold = isSold(one);
  const step = sold ? (price < 100 * lakh ? lakh : 5 * lakh) : 500;
  const budget_max = toNext(step, price * (how === 'close' ? 1 + random.next() * 0.09 : 0.89 + random.next() * 0.05));
  const area = how === 'near' ? beside(one.area) : one.area;
  const also = how === 'close' && random.chance(0.35) ? [beside(one.area)] : [];
  const size = facts.bhk ? {} : { size_min: toNext(50, facts.size! * 0.85), size_max: toNext(50, facts.size! * 1.2) };
  return {
    wish: {
      areas: [...new Set([area, ...also])],
      facts: {
        ...wish.facts,
        deal_type: sold ? dealsWith(facts.deal_type!, wish.facts.deal_type) : wish.facts.deal_type,
        property_subtype: how === 'near' && random.chance(0.3) ? [] : [facts.property_subtype!],
        bhk: facts.bhk ? [facts.bhk] : [],
        budget_max,
        budget_min: random.chance(0.4) ? toNext(step, budget_max * 0.8) : null,
        ...(facts.bhk
          ? { size_min: null, size_max: null }
          : { ...size, size_unit: facts.size_unit!, size_basis: facts.size_basis! }),
        furniture: facts.furniture && random.chance(how === 'near' ? 0 : sold ? 0.25 : 0.5) ? [facts.furniture] : [],
        possession: facts.possession && readyIds.includes(facts.possession) && random.chance(0.6) ? [readyIds[0]!] : [],
        facing: wish.facts.facing?.length && facts.facing && facts.facing !== 'Not known' ? [facts.facing] : [],
        must_have: [],
        floor_min: null,
        floor_max: null,
        ...means(sold, budget_max, random),
      },
    },
    facts: {
      ...person.facts,
      area,
      ...(sold ? { budget: Math.round(budget_max / lakh) } : { rent: budget_max }),
    },
  };
};

/** How they mean to pay, where somebody asked. */
const means = (sold: boolean, budget: number, random: Random) => {
  if (!sold) return {};
  return random.weighted([
    [{ loan_required: true, preapproved_amount: toNext(lakh, budget * (0.5 + random.next() * 0.2)) }, 3],
    [{ loan_required: false }, 3],
    [{ loan_required: true }, 2],
    [{}, 4],
  ]);
};

const dealsWith = (offered: readonly number[], asked: readonly number[]) => [...new Set([...asked, ...offered])];

/** One of the next areas among those that are worked in, else the same. */
const nextTo = (area: string, worked: readonly DemoArea[], random: Random): string => {
  const place = worked.findIndex((one) => one.area === area);
  const near = neighboursAmong(worked).flatMap(({ one, other }) =>
    one === place ? [other] : other === place ? [one] : [],
  );
  return near.length ? worked[random.pick(near)]!.area : area;
};
