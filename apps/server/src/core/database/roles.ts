import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { newClient } from './client.ts';

/** The two roles as which the server works: see migrations/0001_company_wall.sql. */
export interface DatabaseRoles {
  readonly app: string;
  readonly platform: string;
}

/** How the migrations name them, and what they are called in a database named `angan`. */
export const usualRoles: DatabaseRoles = { app: 'angan_app', platform: 'angan_platform' };

/** What every session of a role begins with. It is kept with the role, since a pooler passes no such parameters on. */
const sessionSettings = {
  TimeZone: 'Asia/Kolkata',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '1min',
};

/** The password of a role follows from the secret key, so that several processes agree without sharing a file. */
export const rolePassword = (secretKey: string, role: string): string =>
  createHmac('sha256', secretKey).update(`database role ${role}`).digest('base64url');

/**
 * The names of the roles of this database: those that its policies name, or, before there are any, names of its own.
 * Roles belong to the whole cluster, so a second Angan in it has others. `owned` tells whether a role accepts our password.
 */
export const rolesOf = async (client: pg.Client, owned: (role: string) => Promise<boolean>): Promise<DatabaseRoles> => {
  const { rows } = await client.query<{ policy: string; role: string }>(`
    select p.polname as policy, r.rolname as role from pg_policy p join pg_roles r on r.oid = any (p.polroles)
     where p.polrelid = to_regclass('public.company') and p.polname in ('company_wall', 'platform')`);
  const named = (policy: string) => rows.find((row) => row.policy === policy)?.role;
  const [app, platform] = [named('company_wall'), named('platform')];
  if (app && platform) return { app, platform };
  const { rows: found } = await client.query<{ name: string }>('select current_database() as name');
  for (let number = 1; ; number++) {
    const roles = rolesFor(found[0]!.name, number);
    if ((await isFree(client, roles.app, owned)) && (await isFree(client, roles.platform, owned))) return roles;
  }
};

const isFree = async (client: pg.Client, role: string, owned: (role: string) => Promise<boolean>) =>
  !(await attributesOf(client, role)) || owned(role);

const rolesFor = (database: string, number: number): DatabaseRoles => {
  const plain = /^[a-z][a-z0-9_]{0,39}$/.test(database)
    ? database
    : createHash('sha256').update(database).digest('hex').slice(0, 12);
  const suffix = `${database === 'angan' ? '' : `_${plain}`}${number === 1 ? '' : `_${number}`}`;
  return { app: `${usualRoles.app}${suffix}`, platform: `${usualRoles.platform}${suffix}` };
};

/** The text of a migration with the names that the roles have here. */
export const withRoles = (text: string, roles: DatabaseRoles): string =>
  text.replaceAll(/\bangan_(app|platform)\b/g, (_, role: keyof DatabaseRoles) => roles[role]);

/** Whether a role lets us in with the password that follows from this key. */
export const logsIn = async (ownerUrl: string, secretKey: string, role: string): Promise<boolean> => {
  const url = Object.assign(new URL(ownerUrl), { username: role, password: rolePassword(secretKey, role) });
  const client = newClient(url.href, { connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    // Refused after the password was found good: the role may not use this database yet.
    if (code === '42501') return true;
    if (code === '28P01' || code === '28000') return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Makes a role where it is missing, and sees that it has this password, the session settings, and no power over the wall. */
export const ensureRole = async (client: pg.Client, ownerUrl: string, secretKey: string, role: string) => {
  const found = await attributesOf(client, role);
  if (!found) await asRoleMaker(client, `create role ${role} login password ${passwordIn(secretKey, role)}`);
  else {
    if (found.powerful)
      throw new StartError(
        `The database role ${role} may do more than it should. Take it away: alter role ${role} nosuperuser nobypassrls nocreaterole nocreatedb`,
      );
    if (!(await logsIn(ownerUrl, secretKey, role))) await setPassword(client, secretKey, role);
  }
  const wanted = Object.entries(sessionSettings).filter(
    ([name, value]) => !found?.settings?.includes(`${name}=${value}`),
  );
  for (const [name, value] of wanted) await asRoleMaker(client, `alter role ${role} set ${name} = '${value}'`);
};

const passwordIn = (secretKey: string, role: string) => pg.escapeLiteral(rolePassword(secretKey, role));

/** Gives a role the password that follows from this key. Refuses one that works in another database as well. */
export const setPassword = async (client: pg.Client, secretKey: string, role: string) => {
  // A reference in another database's catalogue: the role works there too.
  const { rowCount } = await client.query(
    `select 1 from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = $1::regrole
       and dbid not in (0, (select oid from pg_database where datname = current_database())) limit 1`,
    [role],
  );
  if (rowCount)
    throw new StartError(
      `The database role ${role} is used by another database of the same PostgreSQL too, whose SECRET_KEY is another one. Give both the same SECRET_KEY, or move one of them to a PostgreSQL of its own.`,
    );
  await asRoleMaker(client, `alter role ${role} login password ${passwordIn(secretKey, role)}`);
};

interface Attributes {
  powerful: boolean;
  settings: string[] | null;
}

const attributesOf = async (client: pg.Client, role: string): Promise<Attributes | undefined> => {
  const { rows } = await client.query<Attributes>(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as powerful, rolconfig as settings
       from pg_roles where rolname = $1`,
    [role],
  );
  return rows[0];
};

/** Runs what takes the right to make roles, and says what to do where the user lacks it. */
const asRoleMaker = async (client: pg.Client, statement: string) => {
  try {
    await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    const shown = statement.replace(/password '.*'/, "password '…'");
    throw new StartError(
      `The user of DATABASE_URL may not do this: ${shown}. Let an administrator give it the right to make roles (alter role ${pg.escapeIdentifier(client.user ?? '')} createrole), or, where another user made the role, the role itself (grant … with admin option).`,
    );
  }
};
