import { pictureSizes } from '@angan/contract/files/files.ts';
import type pg from 'pg';
import type { BlobStore } from '../../core/files/blob-store.ts';
import { emptyCompanies } from './empty-company.ts';
import { type DemoFound, findDemo } from './find-demo.ts';

export interface DemoRemoved extends DemoFound {
  readonly rows: number;
  readonly files: number;
}

/**
 * Removes the demo's brokerages with all that is theirs, its Admin, and what the platform's company holds where nobody but
 * the demo's Admin works in it; then their files. One transaction: it is all there or all gone. Where other people work in
 * the platform's company its records stay, since nobody can tell whose they are, and only the login goes.
 */
export const removeDemo = async (owner: pg.Pool, store: BlobStore): Promise<DemoRemoved> => {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const found = await findDemo(client);
    const whole = found.companies.map(({ id }) => id);
    const emptied = found.platform && !found.platform.isShared ? [found.platform.id] : [];
    const blobs = await blobsOf(client, [...whole, ...emptied]);
    await forgetJobs(client, [...whole, ...emptied]);
    await client.query('update company set profile_photo = null where id = any ($1)', [[...whole, ...emptied]]);
    const rows = (await emptyCompanies(client, whole)) + (await emptyCompanies(client, emptied, { keepFirst: true }));
    if (emptied.length) await client.query('delete from whatsapp_event');
    if (found.platform?.isShared) await removeLogins(client, found);
    await client.query('delete from company where id = any ($1)', [whole]);
    await client.query('commit');
    // Bytes go last: a file without a row is waste, a row without a file a fault.
    for (const blob of blobs) await store.remove(blob);
    return { ...found, rows, files: new Set(blobs.map((blob) => blob.split('/')[1])).size };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Keys of all their files, with those that a job was about to remove. */
const blobsOf = async (client: pg.PoolClient, companies: readonly number[]): Promise<string[]> => {
  const { rows } = await client.query<{ company: number; key: string }>(
    `select company_id as company, store_key::text as key from stored_file where company_id = any ($1)
     union
     select (payload ->> 'company')::bigint, payload #>> '{data,store_key}' from graphile_worker._private_jobs
      where (payload ->> 'company')::bigint = any ($1) and payload #>> '{data,store_key}' is not null`,
    [companies],
  );
  return rows.flatMap(({ company, key }) => ['full', ...pictureSizes].map((size) => `${company}/${key}/${size}`));
};

const forgetJobs = (client: pg.PoolClient, companies: readonly number[]) =>
  client.query(`delete from graphile_worker._private_jobs where (payload ->> 'company')::bigint = any ($1)`, [
    companies,
  ]);

/** Takes the demo's people out of a company in which others work: what they made stays, of nobody. */
const removeLogins = async (client: pg.PoolClient, { platform, logins }: DemoFound) => {
  const { rows } = await client.query<{ id: number }>(
    'select id from app_user where company_id = $1 and email = any ($2)',
    [platform!.id, logins],
  );
  const people = rows.map(({ id }) => id);
  const references = await client.query<{ table: string; column: string; optional: boolean }>(
    `select k.conrelid::regclass::text as table, quote_ident(a.attname) as column, not a.attnotnull as optional
       from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'company_id'
      where k.contype = 'f' and k.confrelid = 'app_user'::regclass and k.conrelid <> 'app_user'::regclass
     union
     select a.attrelid::regclass::text, 'created_by', not a.attnotnull
       from pg_attribute a join pg_attribute c on c.attrelid = a.attrelid and c.attname = 'company_id'
       join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      where a.attname = 'created_by' and not a.attnotnull`,
  );
  for (const { table, column, optional } of references.rows) {
    const theirs = `${column} = any ($1)`;
    await client.query(
      optional ? `update ${table} set ${column} = null where ${theirs}` : `delete from ${table} where ${theirs}`,
      [people],
    );
  }
  await client.query('delete from app_user where company_id = $1 and id = any ($2)', [platform!.id, people]);
};
