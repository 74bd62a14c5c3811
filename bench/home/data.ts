import { ownerPool } from '../../apps/server/src/core/database/pool.ts';

/**
 * News for Home: of each fifth inquiry six excellent matches, half of them since yesterday; a tenth of the inquiries hot; a
 * quarter of the properties not confirmed for long.
 */
export const fillNews = async (databaseUrl: string, company: number): Promise<void> => {
  const owner = ownerPool(databaseUrl);
  const run = (text: string) => owner.query(text, [company]);
  for (const table of ['property', 'inquiry']) await owner.query(`alter table ${table} disable trigger user`);
  await run(`update inquiry_score set rating = 'Hot' where company_id = $1 and id % 10 = 0`);
  await run(
    `update property set last_verified_at = now() - interval '90 days' where company_id = $1 and id % 4 = 0 and status = 'Available'`,
  );
  for (const table of ['property', 'inquiry']) await owner.query(`alter table ${table} enable trigger user`);
  await run('delete from match_stale where company_id = $1');
  await run(
    `with homes as (select property_type, array_agg(id order by id) as ids from property where company_id = $1 group by property_type)
     insert into match_pair (company_id, inquiry_id, property_id, score, first_seen, told_at)
     select $1, i.id, h.ids[1 + (i.id * 17 + n * 101) % cardinality(h.ids)], 85 + (i.id + n) % 15, t.at, t.at
       from inquiry i join homes h on h.property_type = i.property_type cross join generate_series(1, 6) n
       cross join lateral (select case when n % 2 = 0 then now() else now() - interval '9 days' end as at) t
      where i.company_id = $1 and i.id % 5 = 0 on conflict do nothing`,
  );
  await owner.query('vacuum (analyze, parallel 0)');
  await owner.end();
};
