import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { installQueue } from '../jobs/install.ts';
import { StartError } from '../start-error.ts';
import { newClient } from './client.ts';
import { checkRights, connectTo } from './reach.ts';
import { type DatabaseRoles, ensureRole, logsIn, rolesOf, withRoles } from './roles.ts';
import { changeKey, examineKey, keepProof, type SealedColumn, type SecretKeys } from './secret-key.ts';

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

export interface Migrating {
  /** The key that this one replaces: see SECRET_KEY_BEFORE in docs/configuration.md. */
  readonly keyBefore?: string | undefined;
  /** What has to be sealed anew when the key changes. */
  readonly sealed?: readonly SealedColumn[];
  /** What else a new database is filled with, before another process may look. */
  readonly fill?: (roles: DatabaseRoles) => Promise<void>;
  /** The files of a lower level to stay at, by name; all without it. */
  readonly only?: ReadonlySet<string>;
}

export interface Migrated {
  /** The names of the files that were applied. */
  readonly applied: readonly string[];
  readonly roles: DatabaseRoles;
}

/**
 * Brings a database up to date: the key it belongs to, its roles, then each file of migrations/ in order, each in its own
 * transaction, then the tables of the job queue, then what `fill` does. One process at a time. A file that changed after
 * it was applied stops it. Throws `StartError` for what a person must mend.
 */
export const migrate = async (
  ownerUrl: string,
  secretKey: string,
  { keyBefore, sealed = [], fill, only }: Migrating = {},
): Promise<Migrated> => {
  const client = newClient(ownerUrl, { options: '-c timezone=Asia/Kolkata', connectionTimeoutMillis: 10_000 });
  await connectTo(client, ownerUrl);
  try {
    await client.query(`select pg_advisory_lock(hashtext('angan migrations'))`);
    await checkRights(client);
    const roles = await takeRoles(client, ownerUrl, { now: secretKey, before: keyBefore }, sealed);
    const applied = await applyAll(client, roles, only);
    await keepProof(client, secretKey);
    await installQueue(ownerUrl);
    await fill?.(roles);
    return { applied, roles };
  } finally {
    await client.end();
  }
};

const takeRoles = async (client: pg.Client, ownerUrl: string, keys: SecretKeys, sealed: readonly SealedColumn[]) => {
  const roles = await rolesOf(client, (role) => logsIn(ownerUrl, keys.now, role));
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.company') is not null as there`);
  const state = await examineKey(client, ownerUrl, keys, rows[0]!.there ? roles : undefined);
  // Without the table of the proof yet, the migrations below make it, and the proof is kept after them.
  if (state === 'changed') await changeKey(client, keys, roles, sealed);
  for (const role of [roles.app, roles.platform]) await ensureRole(client, ownerUrl, keys.now, role);
  return roles;
};

const applyAll = async (client: pg.Client, roles: DatabaseRoles, only?: ReadonlySet<string>): Promise<string[]> => {
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
    await applyOne(client, name, withRoles(text, roles), hash);
    done.push(name);
  }
  return done;
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
