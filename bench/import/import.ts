import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { newCompany, newUser } from '../../apps/server/src/company/index.ts';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newTokens } from '../../apps/server/src/core/http/tokens.ts';
import { writePlatformLists } from '../../apps/server/src/lookups/index.ts';
import { csvOf, rowsOf } from './data.ts';
import { propertiesOf, propertyCsv } from './properties.ts';
import { bringIn, type Times } from './run.ts';

/**
 * `npm run bench -- import [--quick]`: a list of 50,000 people from the upload to the end of the import, as the product
 * does it, against COPY of the same rows into the same table with its indexes and triggers, in one run; and how long the
 * list of contacts takes to answer meanwhile. `import properties`: the same of 5,000 properties with their owners and
 * places, against COPY of the properties alone.
 */
const isOfProperties = process.argv.includes('properties');
const isQuick = process.argv.includes('--quick');
const count = isOfProperties ? (isQuick ? 1_000 : 5_000) : isQuick ? 5_000 : 50_000;
const port = 4780;
const secret = 'the secret key of a benchmark, long enough';

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-bench-'));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
await migrate(database.url, secret);
const owner = ownerPool(database.url);
await writePlatformLists(owner);
const child = fork(path.join(import.meta.dirname, 'product.ts'), {
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    SECRET_KEY: secret,
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    DATA_DIR: folder,
  },
});
try {
  await once(child, 'message');
  const copies: number[] = [];
  const runs: Times[] = [];
  // In turn, copy, import, import, copy, so that a machine that drifts does so for both.
  copies.push(await copy(1));
  runs.push(await imported(2), await imported(3));
  copies.push(await copy(4));
  report(copies, runs);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  child.kill();
  await once(child, 'exit');
  await owner.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function imported(series: number): Promise<Times> {
  const company = await newCompany(owner, { company_name: `Bench ${series}` });
  const user = await newUser(owner, company, {
    usertype: 'Owner',
    email: `bench${series}@angan.test`,
    first_name: 'Bench',
    last_name: 'Owner',
    password_hash: 'none',
  });
  const made = await owner.query<{ id: number }>(
    `insert into user_device (company_id, user_id, device_id, refresh_hash) values ($1, $2, 'bench', '\\x00') returning id`,
    [company, user],
  );
  const tokens = newTokens(secret, () => new Date(Date.now() + 3600_000));
  const facts = { company_id: company, usertype: 'Owner', subscription_status: 'Active' } as const;
  const token = tokens.access(user, made.rows[0]!.id, facts);
  const url = `http://127.0.0.1:${port}`;
  return isOfProperties
    ? bringIn(url, token, propertyCsv(propertiesOf(count, series)), 'Properties')
    : bringIn(url, token, csvOf(rowsOf(count, series)));
}

/** Seconds that COPY takes for the same rows: the least that writing them can cost. */
async function copy(series: number): Promise<number> {
  if (isOfProperties) return copyProperties(series);
  const company = await newCompany(owner, { company_name: `Bench ${series}` });
  const source = await owner.query<{ id: number }>('select id from source where company_id = $1 limit 1', [company]);
  const file = path.join(folder, `copy-${series}.csv`);
  const lines = rowsOf(count, series).map(([name, one, two, email, address, city, , , comment]) =>
    [company, name, one, two, email, address, city, source.rows[0]!.id, comment].map((cell) => `"${cell}"`).join(','),
  );
  await writeFile(file, `${lines.join('\n')}\n`);
  await chmod(file, 0o644);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const began = performance.now();
  await client.query(
    `copy contact (company_id, name, mobile_number_1, mobile_number_2, email, address, city, source, comment) from '${file}' with (format csv, force_not_null (mobile_number_2, email))`,
  );
  const took = (performance.now() - began) / 1000;
  await client.end();
  return took;
}

/** The same for properties: their places and owners are there already. */
async function copyProperties(series: number): Promise<number> {
  const company = await newCompany(owner, { company_name: `Bench ${series}` });
  const ids = async (text: string) => (await owner.query<{ id: number }>(text, [company])).rows.map((row) => row.id);
  const areas = await ids(
    `insert into area (company_id, area, city) select $1, 'Area ' || n, 1 from generate_series(0, 59) n returning id`,
  );
  const societies = await ids(
    `insert into society (company_id, society_name, area)
     select $1, 'Society ' || n, (select id from area where company_id = $1 and area = 'Area ' || n % 60) from generate_series(0, 239) n returning id`,
  );
  const contacts = await ids(
    `insert into contact (company_id, name, mobile_number_1)
     select $1, 'Owner ' || n, '9${series}' || lpad(n::text, 8, '0') from generate_series(0, ${Math.ceil(count / 3) - 1}) n returning id`,
  );
  const file = path.join(folder, `copy-${series}.csv`);
  const lines = propertiesOf(count, series).map(({ area, society, unit, lakhs, facing }, n) =>
    [
      company,
      `P-${n}`,
      1,
      1,
      '{1}',
      contacts[Math.floor(n / 3)],
      1,
      `{${areas[area]}}`,
      societies[society],
      unit,
      'B',
      6,
      1650,
      'Sqft',
      1650,
      lakhs * 100_000,
      lakhs * 100_000,
      facing,
    ]
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  await writeFile(file, `${lines.join('\n')}\n`);
  await chmod(file, 0o644);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const began = performance.now();
  await client.query(
    `copy property (company_id, property_code, property_type, property_subtype, deal_type, contact, city, area, society_name, unit_no, wing, bhk, size, size_unit, size_sqft, sale_price, sale_price_total, facing) from '${file}' with (format csv)`,
  );
  const took = (performance.now() - began) / 1000;
  await client.end();
  return took;
}

function report(copies: number[], runs: Times[]) {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const seconds = (pick: (times: Times) => number) => mean(runs.map(pick)).toFixed(1);
  const milliseconds = (pick: (times: Times) => number) => mean(runs.map(pick)).toFixed(0);
  const written = mean(runs.map((times) => times.written));
  console.log(`${count.toLocaleString('en-IN')} rows\n`);
  console.log('| part | seconds |\n| --- | --- |');
  console.log(`| upload and read | ${seconds((t) => t.read)} |`);
  console.log(`| check | ${seconds((t) => t.checked)} |`);
  console.log(`| import | ${seconds((t) => t.written)} |`);
  console.log(`| from the upload to the end | ${seconds((t) => t.read + t.checked + t.written)} |`);
  console.log(`| take back | ${seconds((t) => t.undone)} |`);
  console.log(`| COPY of the same rows | ${mean(copies).toFixed(1)} |`);
  console.log(`| import by COPY | ${(written / mean(copies)).toFixed(2)} |`);
  console.log(
    `\n| list of ${isOfProperties ? 'properties' : 'contacts'}, asked 20 times a second | p50 ms | p99 ms | longest ms |\n| --- | --- | --- | --- |`,
  );
  for (const [name, at] of [
    ['before', 'idle'],
    ['while it is read and checked', 'checking'],
    ['while it is imported', 'writing'],
    ['while it is taken back', 'undoing'],
  ] as const)
    console.log(
      `| ${name} | ${milliseconds((t) => t.latency[at].p50)} | ${milliseconds((t) => t.latency[at].p99)} | ${milliseconds((t) => t.latency[at].longest)} |`,
    );
}
