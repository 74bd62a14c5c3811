import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { newSeal } from '../sealing.ts';
import { StartError } from '../start-error.ts';
import { type DatabaseRoles, logsIn, setPassword } from './roles.ts';

/** A column of secrets sealed with the secret key: what for, and the column that says what each belongs to. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly purpose: string;
  readonly about: string;
}

/** The secret key as it is, and, where it has just been changed, the one before; 'unknown' where that is lost. */
export interface SecretKeys {
  readonly now: string;
  readonly before?: string | undefined;
}

const proofOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('the database belongs to this key').digest('base64url');

/** A database at a level below has no place for the proof. */
const hasPlace = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.secret_key_proof') is not null as there`,
  );
  return rows[0]!.there;
};

const keptProof = async (client: pg.Client): Promise<string | undefined> => {
  if (!(await hasPlace(client))) return undefined;
  return (await client.query<{ proof: string }>('select proof from secret_key_proof')).rows[0]?.proof;
};

/**
 * Whether the database belongs to this key, before anything is changed: 'new' where it has none yet, 'ours', or 'changed'
 * where the key was changed on purpose. Throws `StartError` where it is somebody else's: setting the roles' passwords by
 * this key would lock out the processes that have the right one.
 */
export const examineKey = async (
  client: pg.Client,
  ownerUrl: string,
  keys: SecretKeys,
  roles: DatabaseRoles | undefined,
): Promise<'new' | 'ours' | 'changed'> => {
  if (!roles) return 'new';
  const proof = await keptProof(client);
  // A database from before the proof was kept: its roles know the key.
  const fits = (key: string) => (proof === undefined ? logsIn(ownerUrl, key, roles.app) : proof === proofOf(key));
  if (await fits(keys.now)) return 'ours';
  if (keys.before === 'unknown' || (keys.before !== undefined && (await fits(keys.before)))) return 'changed';
  throw new StartError(
    'The database belongs to another SECRET_KEY than this process has (without the setting, it is the one kept in DATA_DIR/secret-key). Give all processes of a database the same. To change it on purpose, stop them all and start one with SECRET_KEY_BEFORE set to the key it had.',
  );
};

export const keepProof = async (client: pg.Client, secretKey: string): Promise<void> => {
  if (!(await hasPlace(client))) return;
  await client.query(
    `insert into secret_key_proof (proof) values ($1) on conflict (only_one) do update set proof = excluded.proof, since = now()
      where secret_key_proof.proof <> excluded.proof`,
    [proofOf(secretKey)],
  );
};

/** A process that has just ended may be in the list for a moment. */
const moments = 10;
const momentMs = 200;

const othersWork = async (client: pg.Client, { app, platform }: DatabaseRoles): Promise<boolean> => {
  for (let moment = 0; moment < moments; moment++) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (usename = any ($1) or application_name in ('angan changes', 'angan worker', 'angan whatsapp')) limit 1`,
      [[app, platform]],
    );
    if (!rowCount) return false;
    await pause(momentMs);
  }
  return true;
};

/**
 * Puts a new key in the place of the one before, all in one transaction: seals anew what was sealed, gives the roles
 * their new passwords, keeps the proof where there is a place for it yet. What does not open with the key before stays as it is, and counts as lost.
 */
export const changeKey = async (
  client: pg.Client,
  { now, before }: SecretKeys,
  roles: DatabaseRoles,
  sealed: readonly SealedColumn[],
): Promise<void> => {
  if (await othersWork(client, roles))
    throw new StartError('Other processes of Angan still use this database. Stop them all before the key is changed.');
  await client.query('begin');
  try {
    for (const role of [roles.app, roles.platform]) await setPassword(client, now, role);
    if (before !== undefined && before !== 'unknown')
      for (const column of sealed) await sealAnew(client, column, before, now);
    await keepProof(client, now);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const sealAnew = async (
  client: pg.Client,
  { table, column, purpose, about }: SealedColumn,
  from: string,
  to: string,
) => {
  const [old, fresh] = [newSeal(from, purpose), newSeal(to, purpose)];
  const { rows } = await client.query<{ at: string; sealed: string; about: string }>(
    `select ctid::text as at, ${column} as sealed, ${about} as about from ${table} where ${column} is not null for update`,
  );
  for (const row of rows) {
    const secret = old.open(row.sealed, row.about);
    if (secret !== undefined)
      await client.query(`update ${table} set ${column} = $2 where ctid = $1::tid`, [
        row.at,
        fresh.seal(secret, row.about),
      ]);
  }
};
