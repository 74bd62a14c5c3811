import type pg from 'pg';

/** Has the demo's pairs looked for as soon as jobs run, without telling people of each: once, from the inquiries' side. */
export const askForMatches = async (client: pg.PoolClient, company: number): Promise<void> => {
  await client.query(`delete from match_stale where company_id = $1 and record = 'property'`, [company]);
  await client.query('update match_stale set is_quiet = true where company_id = $1', [company]);
  await client.query(`select set_config('app.company_id', $1, true)`, [String(company)]);
  await client.query(`select enqueue_job('match_records', '{}', 'match records', null, 10)`);
  await client.query(`select set_config('app.company_id', '', true)`);
};
