import pg from 'pg';
import type { Office } from '../tasks/data.ts';

/** Fills a company that has properties and inquiries with deals for sale at every stage, each with its papers and moves. */
export const fillDeals = async (databaseUrl: string, { company, user }: Office, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = ['deal', 'deal_paper', 'deal_stage_move', 'deal_offer'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `with wishes as (select array_agg(id order by id) as ids, array_agg(contact order by id) as people from inquiry where company_id = $1),
       homes as (select array_agg(id order by id) as ids, array_agg(contact order by id) as people from property where company_id = $1 and contact is not null)
     insert into deal (company_id, deal_code, deal_type, property, inquiry, buyer, seller, our_side, stage, expected_close, probability,
       agreed_price, closing_users, created_by, created_date)
     select $1, 'D-' || lpad(n::text, 6, '0'), 1, homes.ids[1 + n * 7 % cardinality(homes.ids)], wishes.ids[1 + n * 13 % cardinality(wishes.ids)],
       wishes.people[1 + n * 13 % cardinality(wishes.ids)], homes.people[1 + n * 7 % cardinality(homes.ids)], 'Both',
       (array['Negotiation', 'Token Received', 'Agreement Signed', 'Loan in Process', 'Registered', 'Possession Given', 'Closed', 'Closed',
         'Closed', 'Cancelled'])[1 + n % 10], current_date + n % 200 - 60, 60, 5000000 + n * 1000,
       jsonb_build_array(jsonb_build_object('user', $2::bigint, 'share_percent', 100)), $2, now() - n * interval '3 hours'
     from generate_series(1, $3::int) n, wishes, homes`,
    [company, user, count],
  );
  await client.query(
    `insert into deal_paper (company_id, deal, item, is_done) select company_id, id, 'Paper ' || n, n < 6 from deal, generate_series(1, 13) n
      where company_id = $1`,
    [company],
  );
  await client.query(
    `insert into deal_stage_move (company_id, deal, from_stage, to_stage) select company_id, id, 'Negotiation', 'Token Received'
      from deal, generate_series(1, 3) n where company_id = $1`,
    [company],
  );
  await client.query(
    `insert into deal_offer (company_id, deal, by_side, amount, status) select company_id, id, 'Buyer side', agreed_price, 'Accepted'
      from deal where company_id = $1`,
    [company],
  );
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('vacuum (analyze, parallel 0)');
  await client.end();
};
