import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, getDialect } from 'kysely-codegen';
import { startEmbedded } from '../core/database/embedded.ts';
import { migrate } from '../core/database/migrate.ts';
import { ownerPool } from '../core/database/pool.ts';
import { sentenceColumns } from './sentence-columns.ts';

/**
 * Writes the query builder's types from a freshly migrated database; with `--check` compares and fails when they are
 * stale.
 */
const target = path.resolve(import.meta.dirname, '../core/database/schema.gen.ts');
const root = path.resolve(import.meta.dirname, '../../../..');
/** Holds the fingerprint of what was found to agree last: starting a database to find it again takes seconds. */
const agreed = path.join(root, 'node_modules/.cache/db-types');

const isCheck = process.argv.includes('--check');
if (isCheck && (await readFile(agreed, 'utf8').catch(() => '')) === (await fingerprint())) process.exit(0);

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-types-'));
const database = await startEmbedded({ dataDir: folder, fast: true });
try {
  await migrate(database.url, 'types');
  const db = new Kysely({ dialect: new PostgresDialect({ pool: ownerPool(database.url) }) });
  const generated = await generate({
    db,
    dialect: getDialect('postgres'),
    defaultSchemas: ['public'],
    // The job queue has a schema of its own, which no query of ours reads.
    overrides: { columns: sentenceColumns },
    excludePattern: '{public.migration,graphile_worker.*,trails.*}',
  } as never);
  const text = withOurTypes(generated);
  await db.destroy();
  if (isCheck) {
    if ((await readFile(target, 'utf8').catch(() => '')) === text) {
      await mkdir(path.dirname(agreed), { recursive: true });
      await writeFile(agreed, await fingerprint());
    } else {
      console.error('The types of the database are stale. Run: npm run db:types');
      process.exitCode = 1;
    }
  } else {
    await writeFile(target, text);
    console.log(`Wrote ${path.relative(process.cwd(), target)}`);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Of everything that the types follow from, and of the types. */
async function fingerprint(): Promise<string> {
  const migrations = path.join(root, 'apps/server/migrations');
  const files = [
    ...(await readdir(migrations)).toSorted().map((name) => path.join(migrations, name)),
    path.join(root, 'package-lock.json'),
    import.meta.filename,
    path.join(import.meta.dirname, 'sentence-columns.ts'),
    target,
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${path.basename(file)}\0`).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

/** The types as core/database/types.ts reads values: numbers for ids and amounts, text for times and dates. */
function withOurTypes(generated: string) {
  const ours = { Int8: 'number', Numeric: 'number', Timestamp: 'string' };
  return Object.entries(ours).reduce((text, [name, type]) => {
    const line = new RegExp(`^export type ${name} = .*;$`, 'm');
    return text.replace(line, `export type ${name} = ${type};`);
  }, generated);
}
