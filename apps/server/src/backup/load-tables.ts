import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartError } from '../core/start-error.ts';
import { settleSending } from './hold.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { newRowDigest } from './row-digest.ts';
import { copyIn, copyOut, listTables } from './tables.ts';

/** What waits to go out as soon as a worker starts, and how many messages were on their way. */
export interface Waiting {
  jobs: number;
  messages: number;
  sending: number;
}

/**
 * Loads all tables in one transaction: references are taken off and put back, which checks them all, and triggers are
 * still, since what they would write is in the backup. Both are rights of the tables' owner; no superuser is needed.
 */
export const loadTables = async (
  client: pg.Client,
  folder: string,
  { tables, sequences, months }: Manifest,
): Promise<Waiting> => {
  await client.query('begin');
  try {
    await refuseOtherForm(client, tables);
    const references = await takeOffReferences(client);
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    // What the migrations wrote is in the backup as well.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const { trail, month } of months)
      await client.query('select make_trail_month($1::regclass, $2)', [trail, month]);
    for (const table of tables) await load(client, folder, table);
    for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [name, value]);
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const reference of references) await client.query(reference);
    for (const table of tables) await compare(client, table);
    const sending = await settleSending(client);
    const waiting = { ...(await countWaiting(client)), sending };
    await client.query('commit');
    await client.query('analyze');
    return waiting;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const refuseOtherForm = async (client: pg.Client, wanted: readonly BackedUpTable[]) => {
  const here = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const differs = wanted.find(({ name, columns }) => columns.some((column) => !here.get(name)?.has(column)));
  if (differs)
    throw new StartError(
      `The table ${differs.name} of the backup has no place in this version. Restore with the version that made the backup, and upgrade after that.`,
    );
};

/** Drops every foreign key and answers the statements that make them anew. */
const takeOffReferences = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ tab: string; name: string; is: string }>(`
    select c.conrelid::regclass::text as tab, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as is
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'graphile_worker')
     order by 1, 2`);
  for (const { tab, name } of rows) await client.query(`alter table ${tab} drop constraint ${name}`);
  return rows.map(({ tab, name, is }) => `alter table ${tab} add constraint ${name} ${is}`);
};

const load = (client: pg.Client, folder: string, table: BackedUpTable) =>
  pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), client.query(copyFrom(copyIn(table))));

/** Reads again what the database holds now. */
const compare = async (client: pg.Client, table: BackedUpTable) => {
  const digest = newRowDigest();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(copyOut(table))), digest.stream, nowhere);
  const { rows, digest: is } = digest.result();
  if (rows !== table.rows || is !== table.digest)
    throw new StartError(
      `The table ${table.name} did not come in as it was: ${rows} of ${table.rows} rows, or other values. Nothing was restored.`,
    );
};

const countWaiting = async (client: pg.Client): Promise<Omit<Waiting, 'sending'>> => {
  const { rows } = await client.query<Omit<Waiting, 'sending'>>(`
    select (select count(*)::int from graphile_worker._private_jobs where attempts < max_attempts) as jobs,
      (select count(*)::int from outbox_message where status = 'queued')
        + (select count(*)::int from whatsapp_message where status = 'queued') as messages`);
  return rows[0]!;
};
