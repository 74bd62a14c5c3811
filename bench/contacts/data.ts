import pg from 'pg';
import { newCompany, newUser } from '../../apps/server/src/company/index.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { writePlatformLists } from '../../apps/server/src/lookups/index.ts';

export interface Size {
  readonly companies: number;
  readonly contacts: number;
  /** Contacts of the first company, the one that is measured. */
  readonly largest: number;
}

/** Words by how many of a company's contacts have them: one in 5, one in 600, nobody. */
export const words = { common: 'flat', middling: 'uttarayan', nobody: 'zzyzx' };

/** The rule of the group by rule: four of ten contacts. */
export const quietBuyers = { contact_kind: ['Buyer'], not_contacted_for: 30 };

/**
 * Fills a migrated, empty database. Answers the measured company, its owner, a group of a tenth of its contacts and one
 * by rule.
 */
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
  await owner.query('alter table contact disable trigger user');
  const rest = Math.ceil((size.contacts - size.largest) / (size.companies - 1));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [i, id] of companies.entries()) await insertContacts(client, id, i === 0 ? size.largest : rest);
  const group = (
    await client.query<{ id: string }>(
      `insert into contactgroup (company_id, contact_group_name) values ($1, 'Tenth') returning id`,
      [company],
    )
  ).rows[0]!.id;
  await client.query(
    `insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, locked_contact)
     select company_id, $2, id, created_date, locked_contact from contact where company_id = $1 and id % 10 = 0`,
    [company, group],
  );
  const rule = (
    await client.query<{ id: string }>(
      `insert into contactgroup (company_id, contact_group_name, rule) values ($1, 'By rule', $2) returning id`,
      [company, quietBuyers],
    )
  ).rows[0]!.id;
  await client.query(`insert into company_counter (company_id, counter, value)
    select company_id, c.counter, c.n from (select company_id, count(*) a, count(*) filter (where not locked_contact) o from contact group by 1) t,
      lateral (values ('contact', t.a), ('contact_open', t.o)) c (counter, n)`);
  await client.query('alter table contact enable trigger user');
  await client.query('vacuum (analyze, parallel 0)');
  const one = (
    await client.query<{ id: string }>('select id from contact where company_id = $1 order by id limit 1 offset $2', [
      company,
      Math.floor(size.largest / 2),
    ])
  ).rows[0]!.id;
  await client.end();
  const device = (
    await owner.query<{ id: number }>(
      `insert into user_device (company_id, user_id, device_id) values ($1, $2, 'bench') returning id`,
      [company, user],
    )
  ).rows[0]!.id;
  await owner.end();
  return { company, user, device, group: Number(group), rule: Number(rule), one: Number(one) };
};
export type Filled = Awaited<ReturnType<typeof fill>>;

const insertContacts = (client: pg.Client, company: number, count: number) =>
  client.query(
    `insert into contact (company_id, name, mobile_number_1, mobile_number_2, email, address, comment, locked_contact, created_date,
       source, contact_kind, last_contacted_at, consent_status, marketing_opt_out)
     select $1,
       (array['Mehul','Harpreet','Farida','Devanshi','Joseph','Jigisha','Tarun','Neelam','Imran','Kinjal'])[1 + n % 10] || ' ' ||
       (array['Trivedi','Virk','Lokhandwala','Parekh','Macwan','Raval','Bhalla','Rathod','Saiyed','Soni','Yadav'])[1 + n % 11] || ' ' || n,
       (6 + n % 4)::text || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0'),
       case when n % 3 = 0 then '9' || lpad(((n::bigint * 104729) % 1000000000)::text, 9, '0') else '' end,
       case when n % 3 = 1 then 'person' || n || '@example.in' else '' end,
       'B-' || n % 900 || ', Sun Vista',
       case when n % 5 = 0 then 'Wants ready flat' else 'Call after five' end || case when n % 600 = 0 then ' before uttarayan' else '' end,
       n % 40 = 0,
       now() - n * interval '1 minute',
       case when n % 9 > 0 then s.ids[1 + n % 36] end,
       array[(array['Buyer','Owner','Tenant','Buyer','Owner','Buyer','Broker'])[1 + n % 7]],
       case when n % 4 > 0 then now() - (n::bigint * 7919 % 400) * interval '1 day' end,
       (array['Given','Not asked','Not asked','Withdrawn','Not asked'])[1 + n % 5],
       n % 50 = 0
     from generate_series(1, $2::int) n, (select array_agg(id order by id) as ids from source where company_id = $1) s`,
    [company, count],
  );
