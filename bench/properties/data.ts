import pg from 'pg';
import { newCompany, newUser } from '../../apps/server/src/company/index.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { writePlatformLists } from '../../apps/server/src/lookups/index.ts';

export interface Size {
  readonly companies: number;
  /** Properties of the first company, the one that is measured, and of each other one. */
  readonly largest: number;
  readonly others: number;
}

/** Areas of the measured company; the properties are spread over them unevenly, as over a city. */
const areas = 60;

/** Fills a migrated, empty database. Answers the measured company, its owner, and areas and a property to ask for. */
export const fill = async (databaseUrl: string, size: Size) => {
  const owner = ownerPool(databaseUrl);
  await writePlatformLists(owner);
  const companies: number[] = [];
  for (let i = 0; i < size.companies; i++) companies.push(await newCompany(owner, { company_name: `Bench ${i}` }));
  const company = companies[0]!;
  const user = await newUser(owner, company, {
    usertype: 'Owner',
    email: 'bench@angan.test',
    first_name: 'Bench',
    last_name: 'Owner',
    password_hash: 'none',
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A number under p_of that belongs to a property and one of its fields, so that fields do not go along with each other.
  await client.query(`create function pg_temp.h(p_n int, p_field int, p_of int) returns int language sql immutable
    as $$ select abs(hashint8extended(p_n, p_field) % p_of)::int $$`);
  await client.query('alter table property disable trigger user');
  for (const id of companies) await insertProperties(client, id, id === company ? size.largest : size.others);
  await client.query('alter table property enable trigger user');
  await client.query('vacuum (analyze, parallel 0)');
  const here = await client.query<{ id: string }>(
    'select id from area where company_id = $1 order by id offset 2 limit 3',
    [company],
  );
  await client.end();
  const device = (
    await owner.query<{ id: number }>(
      `insert into user_device (company_id, user_id, device_id) values ($1, $2, 'bench') returning id`,
      [company, user],
    )
  ).rows[0]!.id;
  await owner.end();
  return { company, user, device, areas: here.rows.map(({ id }) => Number(id)) };
};
export type Filled = Awaited<ReturnType<typeof fill>>;

const insertProperties = async (client: pg.Client, company: number, count: number) => {
  await client.query(
    `insert into area (company_id, area, city) select $1, 'Area ' || n, 1 from generate_series(1, $2::int) n`,
    [company, areas],
  );
  await client.query(
    `insert into contact (company_id, name, mobile_number_1)
     select $1, 'Owner ' || n, '98' || lpad(n::text, 8, '0') from generate_series(1, 200) n`,
    [company],
  );
  await client.query(
    `with places as (select array_agg(id order by id) as ids from area where company_id = $1),
       people as (select array_agg(id order by id) as ids from contact where company_id = $1)
     insert into property (company_id, property_code, property_type, property_subtype, deal_type, contact, city, area, unit_no, bhk,
       bathrooms, furniture, floor_no, total_floors, facing, parking_covered, parking_open, size, size_unit, size_basis, size_sqft,
       carpet_sqft, carpet_is_estimate, sale_price, sale_price_total, price_per_sqft, rent, rent_total, possession, property_age,
       occupancy, mandate, amenities, description, status, completeness, last_verified_at, created_date)
     select $1, 'P-' || lpad(n::text, 7, '0'),
       case when pg_temp.h(n, 1, 5) = 0 then 2 else 1 end,
       case when pg_temp.h(n, 1, 5) = 0 then 23 + pg_temp.h(n, 2, 13) else 1 + pg_temp.h(n, 2, 15) end,
       case pg_temp.h(n, 3, 3) when 0 then '{4}'::bigint[] else case pg_temp.h(n, 4, 11) when 0 then '{1,4}'::bigint[] else '{1}'::bigint[] end end,
       people.ids[1 + pg_temp.h(n, 5, 200)], 1,
       array[places.ids[1 + pg_temp.h(n, 6, 60) * pg_temp.h(n, 7, 4) / 3 % 60]],
       chr(65 + pg_temp.h(n, 8, 6)) || '-' || n % 1400,
       case when pg_temp.h(n, 1, 5) > 0 then 2 + pg_temp.h(n, 9, 5) end,
       1 + pg_temp.h(n, 10, 4), 1 + pg_temp.h(n, 11, 5), pg_temp.h(n, 12, 22), 22,
       (array['East','West','North','South','North-East',null])[1 + pg_temp.h(n, 13, 6)], pg_temp.h(n, 14, 3), pg_temp.h(n, 15, 2),
       600 + pg_temp.h(n, 16, 3000), 'Sqft', 'Super Built-up', 600 + pg_temp.h(n, 16, 3000), (600 + pg_temp.h(n, 16, 3000)) * 0.7, true,
       case when pg_temp.h(n, 3, 3) > 0 then 2000000 + pg_temp.h(n, 17, 40000000) end,
       case when pg_temp.h(n, 3, 3) > 0 then 2000000 + pg_temp.h(n, 17, 40000000) end,
       case when pg_temp.h(n, 3, 3) > 0 then (2000000 + pg_temp.h(n, 17, 40000000)) / (600 + pg_temp.h(n, 16, 3000)) end,
       case when pg_temp.h(n, 3, 3) = 0 or pg_temp.h(n, 4, 11) = 0 then 8000 + pg_temp.h(n, 18, 90000) end,
       case when pg_temp.h(n, 3, 3) = 0 or pg_temp.h(n, 4, 11) = 0 then 8000 + pg_temp.h(n, 18, 90000) end,
       1 + pg_temp.h(n, 19, 10), (array['New','0-1','1-5','5-10','10-15',null])[1 + pg_temp.h(n, 20, 6)],
       (array['Vacant','Owner living','Tenanted',null])[1 + pg_temp.h(n, 21, 4)], (array['Open','Exclusive',null])[1 + pg_temp.h(n, 22, 3)],
       array[1 + pg_temp.h(n, 23, 12), 13 + pg_temp.h(n, 24, 12), 25 + pg_temp.h(n, 25, 12)], 'Near the park, ready to move, ' || repeat('airy rooms ', 12),
       (array['Available','Available','Available','On Hold','Sold','Rented','Withdrawn','Draft','Available','Under Offer'])[1 + pg_temp.h(n, 26, 10)],
       30 + pg_temp.h(n, 27, 70), now() - pg_temp.h(n, 28, 90) * interval '1 day', now() - n * interval '1 minute'
     from generate_series(1, $2::int) n, places, people`,
    [company, count],
  );
  await client.query(
    `insert into property_area (company_id, property_id, area)
     select company_id, id, area[1] from property where company_id = $1`,
    [company],
  );
};
