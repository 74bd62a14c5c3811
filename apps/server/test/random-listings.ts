import { bhkRows, dealTypes, furnitures, possessions, propertySubtypes } from '@angan/domain/lookups/index.ts';
import { mustHaves, timelines } from '@angan/domain/lookups/inquiries.ts';
import { facings, floorWishes, preferredTenants, tenantTypes } from '@angan/domain/lookups/small-lists.ts';
import fc from 'fast-check';
import type { TestServer } from './support.ts';

/** Properties and inquiries that say anything the match rule reads, sensible or not, as rows of their tables. */
interface Places {
  readonly areas: readonly number[];
  readonly societies: readonly number[];
  readonly contacts: readonly number[];
  readonly projects: readonly number[];
}

const maybe = <T>(value: fc.Arbitrary<T>, freq = 3) => fc.option(value, { freq });
const some = <T>(values: readonly T[], maxLength = 3) =>
  fc.subarray([...values], { maxLength: Math.min(maxLength, values.length) });
const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
const money = fc.oneof(
  fc.integer({ min: 20, max: 90 }).map((n) => n * 1000),
  fc.integer({ min: 30, max: 160 }).map((n) => n * 100_000),
);
const sqft = fc.integer({ min: 5, max: 40 }).map((n) => n * 100);
const day = one(['2026-10-01', '2026-12-15', '2027-03-01', '2027-12-01']);
/** Mostly homes for sale or rent, so that many pairs have something to do with each other. */
const subtypes = one(['Flat/Apartment', 'Penthouse', 'Villa', 'Residential Plot', 'Shop'] as const).map(
  (name) => propertySubtypes.find((row) => row.property_subtype === name)!,
);
const deals = fc.oneof(
  { weight: 4, arbitrary: one([[1], [4], [1, 4]]) },
  { weight: 1, arbitrary: fc.subarray(ids(dealTypes), { minLength: 1, maxLength: 2 }) },
);
const bases = one(['Carpet', 'Super Built-up', 'Plot'] as const);

const property = ({ areas, societies, contacts, projects }: Places) =>
  fc
    .record({
      subtype: subtypes,
      deal_type: deals,
      contact: maybe(one(contacts)),
      area: fc.subarray([...areas], { minLength: 1, maxLength: 2 }),
      society_name: maybe(one(societies)),
      project: maybe(one(projects), 1),
      bhk: maybe(one(ids(bhkRows).slice(1, 9))),
      furniture: maybe(one(ids(furnitures).slice(0, 3))),
      floor_no: maybe(fc.integer({ min: -1, max: 14 })),
      total_floors: maybe(fc.integer({ min: 14, max: 20 })),
      facing: maybe(one(facings)),
      parking_covered: maybe(fc.integer({ min: 0, max: 2 })),
      size: maybe(sqft),
      size_basis: maybe(bases),
      carpet_area: maybe(sqft),
      sale_price_total: maybe(money),
      rent_total: maybe(money),
      deposit: maybe(money),
      maintenance: maybe(fc.integer({ min: 1, max: 9 }).map((n) => n * 1000)),
      maintenance_included: fc.boolean(),
      price_negotiable: fc.boolean(),
      bottom_price: maybe(money),
      bottom_rent: maybe(money),
      possession: maybe(one(ids(possessions))),
      possession_date: maybe(day),
      available_from: maybe(day),
      amenities: some([1, 2, 3, 4]),
      preferred_tenants: some(preferredTenants),
      pets_allowed: maybe(fc.boolean()),
      workstations: maybe(fc.integer({ min: 5, max: 60 })),
      status: one(['Available', 'Available', 'Available', 'Under Offer', 'Sold']),
      verified_days: maybe(fc.integer({ min: 0, max: 60 })),
      locked_property: fc.constant(false),
    })
    .map(({ subtype, size, size_basis, carpet_area, ...row }) => ({
      ...row,
      property_type: subtype.property_type,
      property_subtype: subtype.id,
      size,
      size_basis,
      size_unit: size === null ? null : 'Sqft',
      size_sqft: size,
      carpet_area,
      carpet_area_unit: carpet_area === null ? null : 'Sqft',
    }));

const inquiry = ({ areas, societies, contacts, projects }: Places) =>
  fc
    .record({
      kinds: fc.array(subtypes, { maxLength: 2 }),
      deal_type: deals,
      contact: one(contacts),
      area: some(areas),
      any_area: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      society_name: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(societies, 2) }),
      project: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(projects, 2) }),
      bhk: some(ids(bhkRows).slice(1, 9), 2),
      budget_min: maybe(money, 1),
      budget_max: maybe(money, 6),
      budget_includes_maintenance: fc.boolean(),
      size_min: maybe(sqft),
      size_max: maybe(sqft),
      size_basis: maybe(bases),
      furniture: some(ids(furnitures).slice(0, 3), 1),
      possession: some(ids(possessions), 2),
      needed_by: maybe(day, 1),
      timeline: maybe(one(timelines), 1),
      floor_min: maybe(fc.integer({ min: 0, max: 12 }), 1),
      floor_wish: some(
        floorWishes.map((row) => row.floor_wish),
        1,
      ),
      facing: some(facings, 2),
      parking_cars: maybe(fc.integer({ min: 0, max: 3 }), 1),
      amenities: some([1, 2, 3, 4], 2),
      must_have: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(mustHaves, 1) }),
      purpose: maybe(one(['Own use', 'Investment'])),
      expected_roi: maybe(fc.integer({ min: 4, max: 9 }), 1),
      tenant_type: maybe(one(tenantTypes), 1),
      has_pets: maybe(fc.boolean(), 1),
      workstations_min: maybe(fc.integer({ min: 5, max: 60 }), 1),
      stage: one(['New', 'Contacted', 'On Hold', 'Closed Lost']),
    })
    .map(({ kinds, ...row }) => ({
      ...row,
      property_type: kinds[0]?.property_type ?? 1,
      property_subtype: kinds.filter((kind) => kind.property_type === kinds[0]!.property_type).map((kind) => kind.id),
    }));

/** Writes so many of each into a company, whose contacts, areas and societies are given; the same at every run. */
export const addRandomListings = async (
  { owner }: TestServer,
  company: number,
  city: number,
  places: Places,
  { properties, inquiries }: { properties: number; inquiries: number },
  seed = 11,
) => {
  const insert = async (table: 'property' | 'inquiry', rows: object[]) => {
    const columns = Object.keys(rows[0]!);
    const found = await owner.query<{ id: number }>(
      `insert into ${table} (company_id, ${columns.join(', ')})
       select $1, ${columns.map((column) => `r.${column}`).join(', ')} from json_populate_recordset(null::${table}, $2) r returning id`,
      [company, JSON.stringify(rows)],
    );
    return found.rows.map((row) => row.id);
  };
  const now = Date.now();
  const offered = fc.sample(property(places), { numRuns: properties, seed }).map(({ verified_days, ...row }, n) => ({
    ...row,
    property_code: `P-${seed}-${n}`,
    city,
    last_verified_at: verified_days === null ? null : new Date(now - verified_days * 86_400_000).toISOString(),
  }));
  const wanted = fc.sample(inquiry(places), { numRuns: inquiries, seed }).map((row, n) => ({
    ...row,
    inquiry_code: `Q-${seed}-${n}`,
    contact_role: 'Buyer',
    city: n % 9 ? city : null,
    size_unit: 'Sqft',
  }));
  const defaults = { contact_role: 'Owner', maintenance_basis: 'Per month', features: [] };
  return {
    properties: await insert(
      'property',
      offered.map((row) => ({ ...defaults, ...row })),
    ),
    inquiries: await insert(
      'inquiry',
      wanted.map((row) => ({ features: [], ...row })),
    ),
  };
};
