import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newBlobStore } from '../../apps/server/src/core/files/new-blob-store.ts';
import { newLog } from '../../apps/server/src/core/log.ts';
import { seedDemo } from '../../apps/server/src/demo/index.ts';
import { writePlatformLists } from '../../apps/server/src/lookups/index.ts';

/**
 * Bytes that a row of each table takes, with its indexes. The rows of the demo office are written many times over, so that
 * pages are as full as they are in use and what a table takes empty does not count.
 */
const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-growth-'));
const database = await startEmbedded({ dataDir: folder, fast: true });
await migrate(database.url, 'a secret key for benchmarks only');
const owner = ownerPool(database.url);
await writePlatformLists(owner);
await seedDemo(owner, newBlobStore({ dataDir: folder, s3: undefined }), new Date(), newLog('silent'));
await owner.query('select make_trail_months(3)');

const aCompany = '(select min(company_id) from contact)';
const aUser = `(select min(id) from app_user where company_id = ${aCompany})`;
const rows = 50_000;
/** Rows as they come in use, for the tables of which the demo office has few or none. */
const more: Record<string, string> = {
  audit_log: `insert into audit_log (company_id, at, user_id, request_id, entity, entity_id, action, changes)
    select company_id, at, user_id, request_id, entity, entity_id, action, changes from
      (select * from audit_log order by random() limit 1000) a, generate_series(1, ${rows / 1000})`,
  viewed_property: `insert into viewed_property (company_id, user_id, property, opened_at, action, numbers, device, screen)
    select company_id, ${aUser}, id, now() - n * interval '1 minute', 'Reveal', '{+919824011768}', 7, '/searchProperty'
      from (select company_id, id from property where company_id = ${aCompany} limit 50) p, generate_series(1, ${rows / 50}) n`,
  revealed_number: `insert into revealed_number select ${aCompany}, ${aUser}, current_date - n % 30, '+91' || (9800000000 + n) from generate_series(1, ${rows}) n`,
  user_alert: `insert into user_alert (company_id, user_id, kind, sentence, key, subjects)
    select company_id, user_id, kind, sentence, key || ' ' || n, subjects from (select * from user_alert order by id limit 20) a, generate_series(1, ${rows / 20}) n`,
  outbox_message: `insert into outbox_message (company_id, channel, "to", subject, body, idempotency_key, status, attempts, sent_at)
    select ${aCompany}, 'mail', 'owner@office.example', 'Your code for Angan', '{}', gen_random_uuid()::text, 'sent', 1, now() from generate_series(1, ${rows})`,
};
console.log('| table | bytes a row | of them indexes |\n| --- | --- | --- |');
for (const [table, fill] of Object.entries(more)) {
  const size = async () => {
    const { rows: found } = await owner.query<{ bytes: number; indexes: number; rows: number }>(
      `select sum(pg_total_relation_size(relid)) as bytes, sum(pg_indexes_size(relid)) as indexes, (select count(*) from ${table}) as rows
         from (select relid from pg_partition_tree($1) union select $1::regclass) parts`,
      [table],
    );
    return found[0]!;
  };
  // Such as the demo office has would count for one page each.
  const before = await size();
  await owner.query(fill);
  const after = await size();
  const by = after.rows - before.rows;
  console.log(
    `| ${table} | ${((after.bytes - before.bytes) / by).toFixed(0)} | ${((after.indexes - before.indexes) / by).toFixed(0)} |`,
  );
}
const shares = await owner.query<{ bytes: number }>('select avg(pg_column_size(content))::int as bytes from share');
console.log(`| share, its content alone | ${shares.rows[0]!.bytes} | |`);
await owner.end();
await database.stop();
await rm(folder, { recursive: true, force: true });
