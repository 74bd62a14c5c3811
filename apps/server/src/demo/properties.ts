import type { PropertyStatus } from '@angan/domain/lookups/index.ts';
import { castProperties } from './cast-properties.ts';
import type { DemoContact } from './contact.ts';
import { homeOf } from './homes.ts';
import { newLeases } from './leases.ts';
import { adder, type DemoOffice, officeMinutes } from './offices.ts';
import { pinOf } from './pins.ts';
import { dealId } from './platform-ids.ts';
import { isBusiness, premisesOf } from './premises.ts';
import type { DemoProperty, Listing, PlacedProperty } from './property.ts';
import { newRandom, type Random } from './random.ts';
import { earlierPrices, mandateOf, moveOf } from './standing.ts';
import { listedTwice } from './twice.ts';
import { fill } from './words/facts.ts';
import { businessRemarks, descriptions, rentRemarks, saleRemarks } from './words/remarks.ts';
import { assignees, teamFor } from './work.ts';

/** What an office has on its books, the oldest first; the properties of the tour are the newest. */
export const buildProperties = (office: DemoOffice, contacts: readonly DemoContact[], now: Date): DemoProperty[] => {
  const random = newRandom(`properties of ${office.company}`);
  const told = office.hasCast ? castProperties(contacts) : [];
  const remarks = {
    sale: random.deck(saleRemarks),
    rent: random.deck(rentRemarks),
    business: random.deck(businessRemarks),
  };
  const units = new Set(told.map(unitOf));
  const made = owners(contacts, office.properties - told.length - Number(office.hasCast), random).map((contact) => {
    const owner = contacts[contact]!;
    const forBusiness = isBusiness(owner);
    const type = forBusiness ? 'Commercial' : 'Residential';
    const listing = untaken(
      units,
      (address) => {
        const teller = { ...owner, address };
        return forBusiness ? premisesOf(teller, random) : homeOf(teller, now, random);
      },
      owner.address,
    );
    const lets = typeof listing.facts.rent === 'number' && typeof listing.facts.sale_price !== 'number';
    const age = owner.age * (0.35 + random.next() * 0.62);
    const created_by = adder(teamFor(office, type), age, random, owner.locked_contact);
    const draw = forBusiness ? remarks.business : lets ? remarks.rent : remarks.sale;
    const remark = random.chance(0.8) ? fill(draw(), owner.facts, 'latin') : '';
    const description = random.chance(forBusiness ? 0 : 0.6) ? random.pick(descriptions) : '';
    const status = statusAt(age, lets, random);
    return {
      ...withStatus(listing, status),
      contact,
      source: owner.source,
      assigned_to: assignees(office, type, random),
      locked_property: owner.locked_contact && random.chance(0.6),
      created_by,
      age,
      verified: Math.min(age, officeMinutes(daysSinceVerified(lets, random))),
      verified_by: created_by,
      said: { remark, description },
    };
  });
  const written = made.map(({ said, ...one }) => ({
    ...one,
    facts: { ...roleOf(contacts[one.contact]!), ...one.facts, ...said },
  }));
  const standing = withStanding(office, now);
  const stock = written.map(standing);
  const twice = office.hasCast ? listedTwice(stock, contacts, office) : [];
  return [...stock, ...twice.map(standing), ...told.map(standing)].sort((a, b) => b.age - a.age);
};

/** What became of listings since they were added, made up apart from what they are. */
const withStanding = (office: DemoOffice, now: Date) => {
  const random = newRandom(`standing of ${office.company}`);
  const lease = newLeases(random);
  return (one: PlacedProperty): DemoProperty => {
    const { facts, features, age } = one;
    const status = facts.status ?? 'Available';
    const move = moveOf({ facts, status, age }, office, now, random);
    const mandate = facts.mandate ? {} : mandateOf(features.includes('Exclusive with us'), age, now, random);
    return {
      ...one,
      facts: { ...facts, ...pinned(one, random), ...(status !== 'Draft' && mandate) },
      // Nobody asks an owner whose property is gone.
      verified: move ? Math.max(one.verified, move.age) : one.verified,
      move,
      earlier: earlierPrices({ facts, status, age }, office, random),
      lease: facts.deal_type?.includes(dealId('Pre-leased')) && facts.sale_price ? lease(facts, now) : null,
    };
  };
};

/** Most were pinned on the map when somebody went there. */
const pinned = ({ area, society, facts }: PlacedProperty, random: Random) =>
  random.chance(0.85) ? pinOf(area, society, facts.address ?? '') : {};

const unitOf = ({ society, facts }: Listing) => `${facts.wing} ${facts.unit_no} ${society}`;

/** A listing of a unit that is not on the books yet: the one of the owner's address, else another of the building. */
const untaken = (units: Set<string>, tell: (address: string) => Listing, address: string): Listing => {
  const listing = tell(address);
  const unit = unitOf(listing);
  if (listing.society && units.has(unit)) return untaken(units, tell, '');
  units.add(unit);
  return listing;
};

/** Places of those who have something to sell or let. Every fourth is an office or a shop; some people have two. */
const owners = (contacts: readonly DemoContact[], count: number, random: Random): number[] => {
  const places = [...contacts.keys()].filter((place) => {
    const { who, kind, facts } = contacts[place]!;
    if (!who || !['owner', 'investor', 'builder'].includes(kind)) return false;
    return facts.society ? kind !== 'investor' || facts.bhk > 1 : kind === 'owner';
  });
  const [business, homes] = [true, false].map((wanted) =>
    random
      .shuffled(places.filter((place) => isBusiness(contacts[place]!) === wanted))
      .flatMap((place) => (/[Tt]wo |[Tt]hree |બે /.test(contacts[place]!.comment) || wanted ? [place, place] : [place])),
  );
  const forBusiness = business!.slice(0, Math.round(count / 4));
  return [...forBusiness, ...homes!.slice(0, count - forBusiness.length)];
};

const roleOf = ({ kind, comment }: DemoContact) => {
  if (kind === 'builder') return { contact_role: 'Builder' as const };
  return { contact_role: /power of attorney/.test(comment) ? ('Relative' as const) : ('Owner' as const) };
};

const unmeasured = {
  ...{ sale_price: null, rent: null, deposit: null, bottom_price: null },
  ...{ bhk: null, size: null, carpet_area: null, built_up_area: null, super_built_up_area: null, plot_area: null },
  beds_total: null,
} as const;

/** Older listings are oftener gone. */
const statusAt = (age: number, lets: boolean, random: Random): PropertyStatus => {
  const isOld = age > officeMinutes(60);
  return random.weighted<PropertyStatus>([
    ['Available', 72],
    ['On Hold', 5],
    ['Under Offer', 5],
    [lets ? 'Rented' : 'Sold', isOld ? 16 : 3],
    ['Withdrawn', isOld ? 7 : 2],
    ['Draft', isOld ? 1 : 9],
  ]);
};

/** A draft waits for its price and its measures. */
const withStatus = ({ facts, ...listing }: Listing, status: PropertyStatus): Listing => ({
  ...listing,
  facts: {
    ...facts,
    status,
    ...(status === 'Draft' && unmeasured),
  },
});

/** Days since somebody asked the owner: within the week, a while, too long ago. */
const daysSinceVerified = (lets: boolean, random: Random): number => {
  const [fresh, ageing, stale] = lets ? ([6, 20, 60] as const) : ([13, 42, 110] as const);
  return random.weighted([
    [random.next() * fresh, 55],
    [fresh + 2 + random.next() * (ageing - fresh - 2), 28],
    [ageing + 4 + random.next() * (stale - ageing), 17],
  ]);
};
