import type { PropertySubtype } from '@angan/domain/lookups/index.ts';
import { lakh } from './asked-prices.ts';
import type { DemoContact } from './contact.ts';
import type { InquiryFacts, Wish } from './inquiry.ts';
import { bhkIdOf, dealId, furnitureId, possessionId, subtypeId, typeId } from './platform-ids.ts';
import type { Random } from './random.ts';
import { sizeOfPremises, toNext } from './words/facts.ts';

const offices: readonly PropertySubtype[] = ['Office (furnished/ready)', 'Office (warm shell)', 'Office (bare shell)'];
const shops: readonly PropertySubtype[] = ['Shop', 'Showroom'];
const timelines = ['Immediate', 'Within 1 month', '1-3 months', '3-6 months', 'Just looking'] as const;

/** What a buyer, tenant, business or investor looks for, as their comment says where it says so. */
export const wishOf = (person: DemoContact, random: Random): Wish => {
  if (person.kind === 'investor') return investment(person, random);
  return person.kind === 'business' ? premises(person, random) : home(person, random);
};

const home = (person: DemoContact, random: Random): Wish => {
  const { comment, facts } = person;
  const rents = person.kind === 'tenant';
  const isHouse = /Bungalow|bungalow|tenement|villa|બંગલો/.test(comment) && !rents;
  const isNewOnly = /No resale|नया मकान/.test(comment);
  const bhk = facts.bhk < 4 && random.chance(0.25) ? [facts.bhk, facts.bhk + 1] : [facts.bhk];
  return {
    areas: areasOf(person, random),
    facts: {
      property_type: typeId('Residential'),
      property_subtype: isHouse
        ? (['Bungalow', 'Row House', 'Tenement'] as const).map(subtypeId)
        : random.chance(0.6)
          ? [subtypeId('Flat/Apartment')]
          : [],
      deal_type: rents
        ? [dealId('Rent')]
        : isNewOnly
          ? [dealId('New booking')]
          : [dealId('Sale'), dealId('New booking')],
      bhk: bhk.map(bhkIdOf),
      ...(rents ? monthly(facts.rent, random) : total(facts.budget, random)),
      ...sizeAsked(facts.bhk, random),
      ...likings(comment, rents, random),
      timeline: random.pick(timelines),
      purpose: person.kind === 'nri' ? 'Both' : 'Own use',
    },
  };
};

const total = (lakhs: number, random: Random): InquiryFacts => ({
  budget_max: lakhs * lakh,
  budget_min: random.chance(0.4) ? toNext(lakhs < 100 ? 1 : 5, lakhs * 0.85) * lakh : null,
});
const monthly = (rent: number, random: Random): InquiryFacts => ({
  budget_max: toNext(500, rent * 1.08),
  budget_min: random.chance(0.2) ? toNext(500, rent * 0.8) : null,
});

const sizeAsked = (bhk: number, random: Random): InquiryFacts =>
  random.chance(0.3)
    ? { size_min: [0, 400, 700, 1050, 1600][bhk]!, size_max: [0, 650, 950, 1500, 2400][bhk]!, size_basis: 'Carpet' }
    : {};

/** What else they like, mostly from their comment. */
const likings = (comment: string, rents: boolean, random: Random): InquiryFacts => {
  const isEast = /East|પૂર્વ|पूरब/.test(comment);
  const furniture = /semi furnished|kitchen/i.test(comment)
    ? (['Semi-furnished', 'Fully furnished'] as const)
    : rents && random.chance(0.6)
      ? ([random.pick(['Semi-furnished', 'Fully furnished'] as const)] as const)
      : [];
  return {
    facing: isEast ? ['East'] : random.chance(0.14) ? ['East', 'North', 'North-East'] : [],
    must_have: isEast && /only|જ /i.test(comment) ? ['facing'] : random.chance(0.12) ? ['bhk'] : [],
    parking_cars: /[Tt]wo car|બે પાર્કિંગ|दो गाड़ी/.test(comment) ? 2 : random.chance(0.3) ? 1 : null,
    floor_min: /high floor|ઊંચો/.test(comment) ? 7 : null,
    floor_max: /Ground floor|ground floor/.test(comment) ? 1 : null,
    furniture: furniture.map((name) => furnitureId('Residential', name)),
    possession: /[Rr]eady|તૈયાર/.test(comment) || random.chance(0.35) ? [possessionId('Ready to move')] : [],
  };
};

const premises = (person: DemoContact, random: Random): Wish => {
  const { comment, facts, groups } = person;
  const isGodown = /[Gg]odown/.test(comment);
  const isShop = /[Ss]hop|[Ss]howroom|boutique|[Bb]ank|દુકાન|दुकान/.test(comment);
  const buys = groups.includes('Buyer') || /\bbuy\b/.test(comment);
  const size = isGodown ? 6000 : sizeOfPremises(facts.bhk);
  const kinds: readonly PropertySubtype[] = isGodown ? ['Warehouse/Godown'] : isShop ? shops : offices;
  return {
    areas: isGodown ? ['Sarkhej'] : areasOf(person, random),
    facts: {
      property_type: typeId('Commercial'),
      property_subtype: kinds.map(subtypeId),
      deal_type: buys && !isGodown ? [dealId('Sale')] : [dealId('Rent'), dealId('Lease')],
      ...(isGodown ? { budget_max: 1.2 * lakh } : buys ? total(facts.budget, random) : monthly(facts.rent, random)),
      size_min: toNext(50, size * 0.85),
      size_max: toNext(50, size * 1.25),
      size_basis: isGodown ? null : 'Super Built-up',
      parking_cars: /parking for 4/.test(comment) ? 4 : random.chance(0.4) ? 1 : null,
      furniture: /furnished|plug and play/i.test(comment) ? [furnitureId('Commercial', 'Fully furnished')] : [],
      floor_max: /[Gg]round/.test(comment) ? 1 : null,
      possession: random.chance(0.5) ? [possessionId('Ready to move')] : [],
      timeline: random.pick(timelines),
      purpose: 'Own use',
    },
  };
};

const investment = (person: DemoContact, random: Random): Wish => {
  const wantsLand = /[Pp]lot|પ્લોટ|प्लॉट/.test(person.comment);
  const bought = { ...total(person.facts.budget * 1.5, random), purpose: 'Investment' as const };
  const areas = areasOf(person, random);
  if (wantsLand)
    return {
      areas,
      facts: {
        ...bought,
        property_type: typeId('Residential'),
        property_subtype: [subtypeId('Residential Plot')],
        deal_type: [dealId('Sale')],
        size_min: 150,
        size_max: 300,
        size_unit: 'SqYd',
        size_basis: 'Plot',
      },
    };
  return {
    areas,
    facts: {
      ...bought,
      property_type: typeId('Commercial'),
      property_subtype: shops.map(subtypeId),
      deal_type: [dealId('Pre-leased'), dealId('Sale')],
      timeline: '3-6 months',
    },
  };
};

/** Where: what they spoke of, and now and then the other quarter too. */
const areasOf = ({ facts }: DemoContact, random: Random): string[] =>
  random.chance(0.4) ? [facts.area, facts.other] : [facts.area];
