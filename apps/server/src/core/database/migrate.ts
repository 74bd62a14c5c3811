import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { installQueue } from '../jobs/install.ts';
import { StartError } from '../start-error.ts';
import { newClient } from './client.ts';
import { databaseRoles, rolePassword } from './pool.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

/** The files of migrations/ in the order in which they are applied. */
export const readMigrations = () =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(migrationsFolder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

/**
 * Brings a database up to date: roles first, then each file of migrations/ in order, each in its own transaction,
 * then the tables of the job queue. One process at a time. Answers the names of the files it applied. A file that changed after it was applied stops it.
 * `only` names the files of a lower level to stay at.
 */
export const migrate = async (ownerUrl: string, secretKey: string, only?: ReadonlySet<string>): Promise<string[]> => {
  const client = newClient(ownerUrl);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('angan migrations'))`);
    await ensureRoles(client, secretKey);
    await client.query(
      `create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const applied = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [
        row.name,
        row.hash,
      ]),
    );
    const done: string[] = [];
    for (const { name, text, hash } of readMigrations()) {
      if (applied.get(name) === hash || (only && !only.has(name))) continue;
      if (applied.has(name))
        throw new StartError(
          `The migration ${name} was changed after this database had applied it. Put it back and write a new one.`,
        );
      await applyOne(client, name, text, hash);
      done.push(name);
    }
    await installQueue(ownerUrl);
    return done;
  } finally {
    await client.end();
  }
};

const applyOne = async (client: pg.Client, name: string, text: string, hash: string) => {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const ensureRoles = async (client: pg.Client, secretKey: string) => {
  // Roles belong to the whole cluster, so two databases being set up at once would trip over each other.
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtext('angan roles'))`);
  for (const role of databaseRoles) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const password = pg.escapeLiteral(rolePassword(secretKey, role));
    // Who is no superuser may not say 'nosuperuser' of a role that is there.
    if (rowCount) await client.query(`alter role ${role} password ${password}`);
    else
      await client.query(
        `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
      );
  }
  await client.query('commit');
};
