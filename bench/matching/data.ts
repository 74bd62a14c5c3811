import { dealTypes, furnitures, possessions, propertySubtypes } from '@angan/domain/lookups/index.ts';
import type { Pool } from 'pg';
import { newCompany, newUser } from '../../apps/server/src/company/index.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { writePlatformLists } from '../../apps/server/src/lookups/index.ts';

export interface Size {
  readonly properties: number;
  readonly inquiries: number;
}

/** Chance that repeats itself: the same data at every run. */
const chance = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => Math.floor(low + next() * (high - low + 1)),
    is: (share: number) => next() < share,
    /** One of some values by their weights. */
    of: <T>(weighted: readonly (readonly [T, number])[]): T => {
      let at = next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of weighted) {
        at -= weight;
        if (at < 0) return value;
      }
      return weighted.at(-1)![0];
    },
  };
};
type Chance = ReturnType<typeof chance>;

const deal = (name: string) => dealTypes.find((row) => row.deal_type === name)!.id;
const subtype = (name: string) => propertySubtypes.find((row) => row.property_subtype === name)!;
const ahmedabad = 1;
const areaCount = 120;

const residential = [
  ['Flat/Apartment', 56],
  ['Builder Floor', 4],
  ['Penthouse', 2],
  ['Bungalow', 8],
  ['Row House', 6],
  ['Villa', 3],
  ['Tenement', 5],
  ['Independent House/Kothi', 4],
  ['Residential Plot', 12],
] as const;
const commercial = [
  ['Office (furnished/ready)', 24],
  ['Office (bare shell)', 12],
  ['Shop', 30],
  ['Showroom', 9],
  ['Warehouse/Godown', 14],
  ['Industrial Shed', 11],
] as const;
const bhks = [
  [2, 8],
  [4, 32],
  [5, 6],
  [6, 36],
  [8, 14],
  [10, 4],
] as const;
const facings = ['East', 'West', 'North', 'South', 'North-East', 'South-West'] as const;

/** What one square foot costs in an area, and how often people look there: few areas are dear, and some are busy. */
const areas = Array.from({ length: areaCount }, (_, n) => ({
  n,
  level: 3200 + ((n * 7919) % 60) * 110,
  weight: 1 + 24 / (1 + ((n * 31) % areaCount)),
}));
const byWeight = areas.map((area) => [area, area.weight] as const);

interface Home {
  readonly area: (typeof areas)[number];
  readonly kind: ReturnType<typeof subtype>;
  readonly isRent: boolean;
  readonly bhk: number | null;
  readonly sqft: number;
  readonly price: number;
}
const isRoomy = (group: string) => group === 'Apartment' || group === 'House';

const home = (c: Chance): Home => {
  const kind = subtype(c.of(c.is(0.8) ? residential : commercial));
  const area = c.of(byWeight);
  const bhk = isRoomy(kind.group) ? c.of(bhks) : null;
  const sqft = Math.round(bhk === null ? c.between(300, 5200) : (bhk / 2) * c.between(480, 660) + 150);
  const isRent = kind.group !== 'Res. land' && c.is(0.36);
  const whole = sqft * area.level * c.between(0.82, 1.22);
  return { area, kind, isRent, bhk, sqft, price: Math.round(whole * (isRent ? 0.0024 : 1)) };
};

const known = <T>(c: Chance, share: number, value: () => T): T | null => (c.is(share) ? value() : null);

const property = (n: number, c: Chance) => {
  const { area, kind, isRent, bhk, sqft, price } = home(c);
  const both = isRent && c.is(0.08);
  const ready = c.is(0.68);
  return {
    property_code: `P-${String(n).padStart(6, '0')}`,
    property_type: kind.property_type,
    property_subtype: kind.id,
    deal_type: both ? [deal('Sale'), deal('Rent')] : [deal(isRent ? 'Rent' : 'Sale')],
    contact: 1 + (n % 40_000),
    area: [area.n, ...(c.is(0.06) ? [(area.n + 1) % areaCount] : [])],
    society: known(c, bhk === null ? 0.2 : 0.8, () => area.n * 16 + c.whole(0, 15)),
    bhk,
    furniture: known(
      c,
      0.7,
      () => furnitures.filter((row) => row.property_type === kind.property_type)[c.whole(0, 2)]!.id,
    ),
    floor_no: known(c, 0.6, () => c.whole(0, 12)),
    total_floors: known(c, 0.5, () => c.whole(12, 18)),
    facing: known(c, 0.45, () => facings[c.whole(0, 5)]),
    parking_covered: known(c, 0.5, () => c.whole(0, 2)),
    size: sqft,
    size_basis: kind.group === 'Res. land' ? 'Plot' : bhk === null ? 'Carpet' : 'Super Built-up',
    sale_price_total: isRent && !both ? null : c.is(0.04) ? null : both ? Math.round(price / 0.0024) : price,
    rent_total: isRent ? price : null,
    maintenance: known(c, isRent ? 0.4 : 0.05, () => c.whole(1, 8) * 500),
    price_negotiable: c.is(0.35),
    bottom_price: known(c, isRent ? 0 : 0.12, () => Math.round(price * c.between(0.85, 0.97))),
    possession: known(c, 0.9, () => (ready ? 1 : possessions[c.whole(2, 8)]!.id)),
    amenities: c.is(0.5) ? [1, 2, 3, 4, 5, 6, 7, 8].filter(() => c.is(0.4)) : [],
    status: c.of([
      ['Available', 88],
      ['On Hold', 3],
      ['Under Offer', 2],
      ['Sold', 4],
      ['Rented', 3],
    ] as const),
    verified: c.whole(0, 60),
    locked_property: c.is(0.03),
    created: n,
  };
};

const inquiry = (n: number, c: Chance, isOpen: boolean) => {
  const { area, kind, isRent, bhk, price, sqft } = home(c);
  const max = Math.round(price * c.between(0.95, 1.25));
  const near = Array.from({ length: c.whole(0, 3) }, () => (area.n + c.whole(1, 13)) % areaCount);
  const any = c.is(0.04);
  return {
    inquiry_code: `Q-${String(n).padStart(6, '0')}`,
    contact: 40_001 + (n % 20_000),
    property_type: kind.property_type,
    property_subtype: c.is(0.85) ? [kind.id] : [],
    deal_type: [deal(isRent ? 'Rent' : 'Sale')],
    area: any ? [] : [...new Set([area.n, ...near])],
    any_area: any,
    bhk: bhk === null ? [] : [...new Set([bhk, ...(c.is(0.25) ? [Math.min(15, bhk + 2)] : [])])],
    budget_max: max,
    budget_min: known(c, 0.4, () => Math.round(max * 0.75)),
    size_min: known(c, bhk === null ? 0.8 : 0.3, () => Math.round(sqft * 0.85)),
    size_max: known(c, 0.2, () => Math.round(sqft * 1.3)),
    furniture: c.is(0.4) && kind.property_type === 1 ? [c.whole(2, 3)] : [],
    possession: c.is(0.4) ? [1] : [],
    timeline: known(c, 0.5, () => (['Immediate', 'Within 1 month', '3-6 months'] as const)[c.whole(0, 2)]),
    facing: c.is(0.2) ? [facings[c.whole(0, 5)]] : [],
    parking_cars: known(c, 0.3, () => c.whole(1, 2)),
    must_have: c.is(0.1) ? ['budget'] : [],
    stage: isOpen ? c.of(openStages) : 'Closed Lost',
    locked_inquiry: c.is(0.02),
    created: n,
  };
};
const openStages = [
  ['New', 30],
  ['Contacted', 30],
  ['Qualified', 20],
  ['Options Shared', 12],
  ['Visit Done', 8],
] as const;

/** Fills a migrated, empty database with one large company. Answers who asks, and the ids that are asked for. */
export const fill = async (databaseUrl: string, size: Size) => {
  const owner = ownerPool(databaseUrl);
  await writePlatformLists(owner);
  const company = await newCompany(owner, { company_name: 'Bench' });
  const user = await newUser(owner, company, {
    usertype: 'Owner',
    email: 'bench@angan.test',
    first_name: 'Bench',
    last_name: 'Owner',
    password_hash: 'none',
  });
  const tables = ['contact', 'property', 'inquiry', 'area', 'society'];
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
  await writePlaces(owner, company);
  const c = chance(7);
  for (let n = 1; n <= size.properties; n += 5000)
    await insertProperties(
      owner,
      company,
      Array.from({ length: Math.min(5000, size.properties - n + 1) }, (_, i) => property(n + i, c)),
    );
  // A quarter more that are closed, which no list of matches may show.
  const all = Math.round(size.inquiries * 1.25);
  for (let n = 1; n <= all; n += 5000)
    await insertInquiries(
      owner,
      company,
      Array.from({ length: Math.min(5000, all - n + 1) }, (_, i) => inquiry(n + i, c, n + i <= size.inquiries)),
    );
  await writeLinks(owner, company);
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`);
  const device = (
    await owner.query<{ id: number }>(
      `insert into user_device (company_id, user_id, device_id, refresh_hash) values ($1, $2, 'bench', '\\x00') returning id`,
      [company, user],
    )
  ).rows[0]!.id;
  await owner.query('vacuum (analyze, parallel 0)');
  const filled = { company, user, device, ...(await chosen(owner, company)) };
  await owner.end();
  return filled;
};
export type Filled = Awaited<ReturnType<typeof fill>>;

/** Areas on a grid a kilometre and a half wide, with sixteen societies each, and people. */
const writePlaces = async (owner: Pool, company: number) => {
  await owner.query(
    `insert into area (company_id, area, city, zone, latitude, longitude)
     select $1, 'Area ' || n, $2, 'Zone ' || n / 24, 22.95 + (n % 12) * 0.0135, 72.45 + (n / 12) * 0.0146 from generate_series(0, $3 - 1) n order by n`,
    [company, ahmedabad, areaCount],
  );
  await owner.query(
    `insert into society (company_id, society_name, area)
     select $1, 'Society ' || a.place || '-' || n, a.id from (${areaIds}) a, generate_series(0, 15) n order by a.place, n`,
    [company],
  );
  await owner.query(
    `insert into contact (company_id, name, mobile_number_1) select $1, 'Person ' || n, '9' || lpad(n::text, 9, '0') from generate_series(1, 60000) n order by n`,
    [company],
  );
};
const areaIds = `select id, row_number() over (order by id) - 1 as place from area where company_id = $1`;
const societyIds = `select id, row_number() over (order by id) - 1 as place from society where company_id = $1`;
const contactIds = `select id, row_number() over (order by id) as place from contact where company_id = $1`;

const insertProperties = (owner: Pool, company: number, rows: object[]) =>
  owner.query(
    `with a as (${areaIds}), s as (${societyIds}), c as (${contactIds})
     insert into property (company_id, property_code, property_type, property_subtype, deal_type, contact, city, area, society_name, bhk,
       furniture, floor_no, total_floors, facing, parking_covered, size, size_unit, size_basis, size_sqft, sale_price, sale_price_total,
       rent, rent_total, maintenance, price_negotiable, bottom_price, possession, possession_date, amenities, status, last_verified_at,
       locked_property, created_date, place_text)
     select $1, r.property_code, r.property_type, r.property_subtype, r.deal_type, c.id, ${ahmedabad},
       (select array_agg(a.id order by x.at) from unnest(r.area) with ordinality x (place, at) join a on a.place = x.place), s.id, r.bhk,
       r.furniture, r.floor_no, r.total_floors, r.facing, r.parking_covered, r.size, 'Sqft', r.size_basis, r.size, r.sale_price_total, r.sale_price_total,
       r.rent_total, r.rent_total, r.maintenance, r.price_negotiable, r.bottom_price, r.possession,
       case when r.possession in (3, 9) then current_date + r.created % 500 end, r.amenities, r.status,
       now() - r.verified * interval '1 day', r.locked_property, now() - r.created * interval '1 minute', 'Society of an area'
     from json_to_recordset($2) r (property_code text, property_type bigint, property_subtype bigint, deal_type bigint[], contact bigint, area bigint[],
       society bigint, bhk bigint, furniture bigint, floor_no int, total_floors int, facing text, parking_covered int, size numeric, size_basis text,
       sale_price_total numeric, rent_total numeric, maintenance numeric, price_negotiable boolean, bottom_price numeric, possession bigint,
       amenities bigint[], status text, verified int, locked_property boolean, created int)
     join c on c.place = r.contact left join s on s.place = r.society order by r.created`,
    [company, JSON.stringify(rows)],
  );

const insertInquiries = (owner: Pool, company: number, rows: object[]) =>
  owner.query(
    `with a as (${areaIds}), c as (${contactIds})
     insert into inquiry (company_id, inquiry_code, contact, contact_role, property_type, property_subtype, deal_type, city, area, any_area, bhk,
       budget_min, budget_max, size_min, size_max, furniture, possession, timeline, facing, parking_cars, must_have, stage, locked_inquiry, created_date)
     select $1, r.inquiry_code, c.id, 'Buyer', r.property_type, r.property_subtype, r.deal_type, ${ahmedabad},
       coalesce((select array_agg(a.id) from unnest(r.area) x join a on a.place = x), '{}'), r.any_area, r.bhk,
       r.budget_min, r.budget_max, r.size_min, r.size_max, r.furniture, r.possession, r.timeline, array_remove(r.facing, null), r.parking_cars, r.must_have,
       r.stage, r.locked_inquiry, now() - r.created * interval '1 minute'
     from json_to_recordset($2) r (inquiry_code text, contact bigint, property_type bigint, property_subtype bigint[], deal_type bigint[], area bigint[],
       any_area boolean, bhk bigint[], budget_min numeric, budget_max numeric, size_min numeric, size_max numeric, furniture bigint[], possession bigint[],
       timeline text, facing text[], parking_cars int, must_have text[], stage text, locked_inquiry boolean, created int)
     join c on c.place = r.contact order by r.created`,
    [company, JSON.stringify(rows)],
  );

/** The link tables and the scores, which triggers keep otherwise. */
const writeLinks = async (owner: Pool, company: number) => {
  for (const record of ['property', 'inquiry'])
    await owner.query(
      `insert into ${record}_area (company_id, ${record}_id, area) select distinct company_id, id, unnest(area) from ${record} where company_id = $1`,
      [company],
    );
  await owner.query(
    'insert into inquiry_score (company_id, id) select company_id, id from inquiry where company_id = $1',
    [company],
  );
};

/** Records to ask for, of every kind: a middle one of those that want, or offer, homes and shops, to buy and to rent. */
const chosen = async (owner: Pool, company: number) => {
  const some = async (table: string, open: string) =>
    (
      await owner.query<{ id: number }>(
        `select id from (select id, row_number() over (partition by property_type, deal_type order by id) as place from ${table}
          where company_id = $1 and ${open} and cardinality(deal_type) = 1) t where place % 97 = 1 and place < 500 order by id`,
        [company],
      )
    ).rows.map((row) => Number(row.id));
  return {
    properties: await some('property', `status = 'Available'`),
    inquiries: await some('inquiry', `stage = 'New'`),
  };
};
