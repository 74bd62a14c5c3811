import type pg from 'pg';
import { StartError } from '../core/start-error.ts';

const oldestMajor = 15;

/** Throws a StartError where the database holds an office, somebody else's tables, or is too old to hold ours. */
export const refuseUnlessEmpty = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ major: number; tables: number; migrated: boolean }>(`
    select current_setting('server_version_num')::int / 10000 as major,
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p')) as tables,
      to_regclass('public.app_user') is not null and to_regclass('public.company') is not null as migrated`);
  const { major, tables, migrated } = rows[0]!;
  if (major < oldestMajor)
    throw new StartError(`The database is PostgreSQL ${major}; Angan needs ${oldestMajor} or newer.`);
  const isOurs = migrated || tables === 0 || (tables === 1 && (await hasOnlyMigrations(client)));
  if (!isOurs || (migrated && (await holdsAnOffice(client))))
    throw new StartError(
      'The database is not empty, and nothing was changed. A backup is restored into an empty one: set DATABASE_URL to a new database, or DATA_DIR to a new folder.',
    );
};

const hasOnlyMigrations = async (client: pg.Client) =>
  (await client.query(`select 1 from pg_class where oid = to_regclass('public.migration')`)).rowCount === 1;

const holdsAnOffice = async (client: pg.Client) =>
  (
    await client.query(
      'select 1 where exists (select from app_user) or exists (select from company where not is_platform)',
    )
  ).rowCount === 1;
