import type { Amenity, Furniture, PropertySubtype } from '@angan/domain/lookups/index.ts';
import { unitIn } from './addresses.ts';
import { isLet, rentTerms, saleTerms } from './asked-prices.ts';
import type { DemoContact } from './contact.ts';
import { amenityIds, dealId, furnitureId, possessionId, subtypeId, typeId } from './platform-ids.ts';
import type { Listing, PropertyFacts } from './property.ts';
import type { Random } from './random.ts';
import { facingOf } from './rooms.ts';
import { sizeOfPremises, toNext } from './words/facts.ts';

const finishes: readonly (readonly [Furniture, number])[] = [
  ['Bare shell', 18],
  ['Warm shell', 18],
  ['Semi-furnished', 26],
  ['Fully furnished', 26],
  ['Plug and play', 12],
];
const amenities: Record<'offices' | 'shops', readonly Amenity[]> = {
  offices: ['Lift', 'Power backup (full)', 'CCTV', 'Fire fighting', 'Reception lobby', 'Visitor parking'],
  shops: ['Signage space', 'CCTV', 'Three-phase power', 'Visitor parking'],
};

/** Whether an owner's property is an office or a shop. */
export const isBusiness = ({ facts: { society } }: DemoContact): boolean =>
  society?.building === 'offices' || society?.building === 'shops';

/** An owner's office or shop: for sale, to let, or sold with the tenant in it. */
export const premisesOf = (owner: DemoContact, random: Random): Listing => {
  const { area, society, bhk } = owner.facts;
  const building = society!.building === 'shops' ? 'shops' : 'offices';
  const finish = random.weighted(finishes);
  const lets = isLet(owner, random, 0.5);
  const isPreLeased = !lets && (/tenant|yield|ભાડૂઆત/i.test(owner.comment) || random.chance(0.15));
  const size = sizeOfPremises(bhk);
  const terms = lets
    ? { deal_type: [dealId(random.chance(0.3) ? 'Lease' : 'Rent')], ...rentTerms(owner, random, random.int(3, 6)) }
    : { deal_type: [dealId(isPreLeased ? 'Pre-leased' : 'Sale')], ...saleTerms(owner, random, 1) };
  const facts: PropertyFacts = {
    property_type: typeId('Commercial'),
    property_subtype: subtypeId(building === 'offices' ? officeOf(finish) : shopOf(bhk)),
    ...terms,
    ...(isPreLeased && { rent: yielding(terms.sale_price!, random), occupancy: 'Tenanted' }),
    ...placeOf(owner, random),
    size,
    size_unit: 'Sqft',
    size_basis: 'Super Built-up',
    ...(random.chance(0.4) && { carpet_area: toNext(5, size * 0.6), carpet_area_unit: 'Sqft' as const }),
    facing: facingOf(random),
    furniture: furnitureId('Commercial', finish),
    maintenance: random.pick([3, 4, 5, 6, 8]),
    maintenance_basis: 'Per sqft per month',
    parking_covered: building === 'offices' ? random.int(1, 4) : null,
    parking_open: random.chance(0.6) ? random.int(1, 3) : null,
    property_age: random.pick(['New', '0-1', '1-5', '1-5', '5-10', '10-15']),
    ownership: 'Freehold',
    possession: isPreLeased || random.chance(0.1) ? null : possessionId('Ready to move'),
    amenities: amenityIds(amenities[building]),
  };
  const features: Listing['features'] = random.chance(0.5) ? ['Main road'] : [];
  return { area, society: society!.society_name, features, facts };
};

/** Rupees a month, at what the city's investors get in a year: 5.6 to 7.4 %. */
const yielding = (price: number, random: Random) => toNext(500, (price * (0.056 + random.next() * 0.018)) / 12);

const officeOf = (finish: Furniture): PropertySubtype => {
  if (finish === 'Bare shell') return 'Office (bare shell)';
  return finish === 'Warm shell' ? 'Office (warm shell)' : 'Office (furnished/ready)';
};
const shopOf = (bhk: number): PropertySubtype => (bhk > 2 ? 'Showroom' : 'Shop');

const placeOf = ({ address, facts: { society } }: DemoContact, random: Random): PropertyFacts => {
  const { building, society_name, address: where } = society!;
  const unit_no = address.includes(society_name) ? address.split(', ')[0]! : unitIn(random, building);
  const number = Number(/\d+/.exec(unit_no)?.[0] ?? 0);
  return building === 'offices'
    ? { unit_no, address: where, floor_no: Math.floor(number / 100), total_floors: 12 }
    : { unit_no, address: where, floor_no: Number(number > 14), total_floors: 4 };
};
