import type pg from 'pg';
import { StartError } from '../start-error.ts';

const oldest = 15;

/** Opens a connection; throws `StartError` with what the person can do where the database does not let us in. */
export const connectTo = async (client: pg.Client, url: string): Promise<void> => {
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const { host, pathname, username } = new URL(url);
    const name = pathname.slice(1);
    const why = /unsupported startup parameter/.test(message)
      ? `${host} is a pooler. Migrations, locks and LISTEN need the database itself: set DATABASE_DIRECT_URL to it and leave DATABASE_URL as it is.`
      : code === '28P01' || code === '28000'
        ? `It does not let the user ${username} in (${message}). Look at user and password of DATABASE_URL.`
        : code === '3D000'
          ? `It has no database named ${name}. Make it: create database "${name}" owner "${username}"`
          : `${host} does not answer (${message || code}). Look at DATABASE_URL, and whether PostgreSQL runs.`;
    throw new StartError(`The database cannot be used. ${why}`, { cause: error });
  }
};

/** Sees that the database is new enough and that its user may do all that follows. Throws `StartError` where not. */
export const checkRights = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{
    version: number;
    me: string;
    database: string;
    may: boolean;
    owner: string | null;
  }>(`
    select current_setting('server_version_num')::int / 10000 as version, current_user as me, current_database() as database,
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may,
      (select pg_get_userbyid(relowner) from pg_class
        where oid = to_regclass('public.company') and not pg_has_role(relowner, 'USAGE')) as owner`);
  const { version, me, database, may, owner } = rows[0]!;
  if (version < oldest)
    throw new StartError(`The database is PostgreSQL ${version}; Angan needs ${oldest} or newer. Upgrade it.`);
  if (owner)
    throw new StartError(`The tables of ${database} belong to the user ${owner}, not to ${me}. Connect as ${owner}.`);
  if (!may)
    throw new StartError(
      `The user ${me} may not make tables in the database ${database}. Make it the owner: alter database "${database}" owner to "${me}"`,
    );
};
