import { addMonths, dayInIndia } from '@angan/domain/dates.ts';
import type { Amenity, Possession, PropertySubtype } from '@angan/domain/lookups/index.ts';
import { unitIn } from './addresses.ts';
import { areaNamed } from './areas.ts';
import { isLet, letting, rentTerms, saleTerms } from './asked-prices.ts';
import type { DemoContact } from './contact.ts';
import { amenityIds, bhkIdOf, dealId, furnitureId, possessionId, subtypeId, typeId } from './platform-ids.ts';
import type { Listing, PropertyFacts } from './property.ts';
import type { Random } from './random.ts';
import { facingOf, furnishingItems, homeFurniture } from './rooms.ts';
import { toNext } from './words/facts.ts';

/** Super built-up square feet of flats, and built-up ones of houses, by bedrooms. */
const flatSizes = [[], [620, 760], [1080, 1340], [1480, 1980], [2350, 3200]] as const;
const houseSizes = [[], [680, 900], [1150, 1500], [1700, 2400], [2600, 4100]] as const;
const ages = [
  ['0-1', 12],
  ['1-5', 34],
  ['5-10', 30],
  ['10-15', 14],
  ['15-20', 7],
  ['20+', 3],
] as const;
const readiness: readonly (readonly [Possession, number])[] = [
  ['Ready to move', 66],
  ['Vacant on sale', 12],
  ['Within 3 months', 12],
  ['Tenant vacating', 10],
];

/** The home of an owner, for sale or to let; a builder's is a new one. */
export const homeOf = (owner: DemoContact, now: Date, random: Random): Listing => {
  const { area, society, bhk } = owner.facts;
  const kind = kindOf(owner, random);
  const isNew = owner.kind === 'builder';
  const lets = !isNew && kind !== 'Residential Plot' && isLet(owner, random, 0.24);
  const terms = lets
    ? { deal_type: [dealId('Rent')], ...rentTerms(owner, random, random.int(1, 3)) }
    : { deal_type: [dealId(isNew ? 'New booking' : 'Sale')], ...saleTerms(owner, random, factors[kind] ?? 1) };
  const facts: PropertyFacts = {
    property_type: typeId('Residential'),
    property_subtype: subtypeId(kind),
    ...terms,
    ...placeOf(owner, kind, random),
    facing: facingOf(random),
  };
  if (kind === 'Residential Plot')
    return { area, society: undefined, features: ['Clear title', 'Corner'], facts: { ...facts, ...plotOf(random) } };
  const furniture = isNew ? 'Unfurnished' : homeFurniture(owner, random, lets);
  return {
    area,
    society: society?.society_name,
    features: featuresOf(owner, random),
    facts: {
      ...facts,
      ...sizesOf(kind, bhk, random),
      ...parkingOf(kind, bhk, random),
      ...possessionOf(owner, lets, now, random),
      bhk: bhkIdOf(bhk),
      bathrooms: Math.max(1, bhk - Number(random.chance(0.3))),
      balconies: random.int(1, Math.max(1, bhk - 1)),
      additional_rooms: bhk > 2 && random.chance(0.5) ? [random.pick(['Pooja', 'Store', 'Servant', 'Study'])] : [],
      furniture: furnitureId('Residential', furniture),
      furnishing_items: furnishingItems(furniture, bhk),
      maintenance: society?.building === 'flats' ? toNext(250, bhk * random.int(600, 1300)) : null,
      maintenance_included: lets && random.chance(0.4),
      property_age: isNew ? 'New' : random.weighted(ages),
      ownership: isNew || society?.building !== 'flats' ? 'Freehold' : 'Co-operative society',
      amenities: amenityIds(amenitiesOf(owner)),
    },
  };
};

/** How dear a house is beside a flat of as many bedrooms. */
const factors: Partial<Record<PropertySubtype, number>> = {
  Bungalow: 1.9,
  Villa: 2,
  'Twin Bungalow': 1.6,
  'Row House': 1.35,
  Tenement: 1.15,
};

const kindOf = ({ comment, facts: { society, bhk } }: DemoContact, random: Random): PropertySubtype => {
  if (!society)
    return /\d BHK/.test(comment) || letting.test(comment) || random.chance(0.4) ? 'Tenement' : 'Residential Plot';
  if (society.building === 'flats') return bhk === 4 && random.chance(0.2) ? 'Penthouse' : 'Flat/Apartment';
  if (/Row House/.test(society.society_name)) return 'Row House';
  if (/Twin/.test(society.society_name)) return 'Twin Bungalow';
  if (/Villas/.test(society.society_name) && bhk > 2) return 'Villa';
  return bhk > 2 && !/Tenements/.test(society.society_name) ? 'Bungalow' : 'Tenement';
};

/** The unit that the owner's address names, else one of the building's. */
const placeOf = ({ address, facts: { area, society } }: DemoContact, kind: string, random: Random): PropertyFacts => {
  if (!society) return { address: address.includes(area) ? address : `Near the bus stand, ${area}` };
  const own = address.includes(society.society_name) ? address.split(', ')[0]! : unitIn(random, society.building);
  const [, wing = '', unit_no = own] = /^([A-Z])-(\d+)$/.exec(own) ?? [];
  const place = { wing, unit_no, address: society.address };
  if (society.building !== 'flats') return place;
  const floor_no = Math.floor(Number(unit_no) / 100);
  return {
    ...place,
    floor_no,
    total_floors: kind === 'Penthouse' ? floor_no : Math.max(floor_no, random.pick([7, 12, 14])),
  };
};

const plotOf = (random: Random): PropertyFacts => ({
  size: random.pick([120, 150, 180, 200, 225, 267, 300]),
  size_unit: 'SqYd',
  size_basis: 'Plot',
  ownership: 'Freehold',
});

const sizesOf = (kind: PropertySubtype, bhk: number, random: Random): PropertyFacts => {
  const isFlat = kind === 'Flat/Apartment' || kind === 'Penthouse';
  const [from = 0, to = 0] = (isFlat ? flatSizes : houseSizes)[bhk]!;
  const size = toNext(5, random.int(from, to));
  if (!isFlat)
    return {
      size,
      size_unit: 'Sqft',
      size_basis: 'Built-up',
      plot_area: Math.round(size / 9 / (1.1 + random.next() * 0.4)),
      plot_area_unit: 'SqYd',
    };
  const quoted = { size, size_unit: 'Sqft', size_basis: 'Super Built-up' } as const;
  return random.chance(0.35)
    ? { ...quoted, carpet_area: toNext(5, size * (0.58 + random.next() * 0.1)), carpet_area_unit: 'Sqft' }
    : quoted;
};

const parkingOf = (kind: PropertySubtype, bhk: number, random: Random): PropertyFacts =>
  random.chance(0.15)
    ? {}
    : {
        parking_covered: bhk > 2 ? random.int(1, 2) : random.int(0, 1),
        parking_open: kind === 'Tenement' ? 1 : random.int(0, 1),
      };

const possessionOf = ({ kind, comment }: DemoContact, lets: boolean, now: Date, random: Random): PropertyFacts => {
  const later = (from: number, to: number) => addMonths(dayInIndia(now), random.int(from, to));
  if (kind === 'builder')
    return random.chance(0.7)
      ? { possession: possessionId('Under construction'), possession_date: later(8, 22) }
      : { possession: possessionId('New launch') };
  const isLeaving = /[Tt]enant|ભાડૂઆત/.test(comment);
  const state = isLeaving ? 'Tenant vacating' : random.weighted(readiness);
  if (state === 'Tenant vacating') return { possession: possessionId(state), possession_date: later(1, 2) };
  if (lets) return { possession: possessionId('Ready to move'), available_from: later(0, 1) };
  return random.chance(0.06) ? {} : { possession: possessionId(state) };
};

const featuresOf = ({ comment }: DemoContact, random: Random): Listing['features'] => {
  const said: Listing['features'][number][] = [];
  if (/[Cc]orner/.test(comment)) said.push('Corner');
  if (/exclusive/i.test(comment)) said.push('Exclusive with us');
  if (/abroad/i.test(comment)) said.push('Owner abroad');
  if (/quick|Distress|urgent/i.test(comment)) said.push('Urgent sale');
  if (random.chance(0.5)) said.push(random.pick(['Garden view', 'Vastu compliant', 'Near school', 'Newly renovated']));
  return said;
};

const amenitiesOf = ({ facts: { area, society } }: DemoContact): readonly Amenity[] => {
  if (society?.building !== 'flats') return ['Gated entry', 'Security guard', 'Municipal water', 'Borewell', 'Garden'];
  const { tier } = areaNamed(area);
  return [
    'Lift',
    'Power backup (lift)',
    'Security guard',
    'CCTV',
    'Visitor parking',
    ...(tier >= 1 ? (['Piped gas', 'Garden', "Children's play area", 'Gym'] as const) : []),
    ...(tier >= 1.4 ? (['Clubhouse', 'Intercom', 'Power backup (full)'] as const) : []),
    ...(tier >= 1.6 ? (['Swimming pool', 'EV charging'] as const) : []),
  ];
};
