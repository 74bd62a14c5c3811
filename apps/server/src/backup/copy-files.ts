import path from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { BlobStore } from '../core/files/blob-store.ts';
import { type BackedUpFile, fileAt, fileList, type Manifest } from './manifest.ts';
import { writeTo } from './write-stream.ts';

interface Named {
  key: string;
  content_type: string;
}

/** Copies every file that the snapshot names, one after the other, and lists them. What the store lacks is listed too. */
export const copyFiles = async (client: pg.Client, store: BlobStore, folder: string): Promise<Manifest['files']> => {
  const lines = new PassThrough();
  const listed = writeTo(path.join(folder, fileList), lines, createGzip());
  // Its failure is told below, where it is waited for.
  listed.catch(() => undefined);
  const totals = { count: 0, total_bytes: 0, missing: 0 };
  for await (const file of filesOf(client)) {
    const copied = await copyOne(store, folder, file);
    totals.count++;
    totals.total_bytes += copied.bytes;
    if (copied.sha256 === null) totals.missing++;
    if (!lines.write(`${JSON.stringify(copied)}\n`)) await drained(lines);
  }
  lines.end();
  return { file: fileList, ...(await listed), ...totals };
};

const copyOne = async (store: BlobStore, folder: string, { key, content_type }: Named): Promise<BackedUpFile> => {
  const content = await store.get(key);
  if (!content) return { key, content_type, bytes: 0, sha256: null };
  return { key, content_type, ...(await writeTo(fileAt(folder, key), content)) };
};

const drained = (stream: PassThrough) =>
  Promise.race([new Promise((done) => stream.once('drain', done)), finished(stream)]);

/** What lies in the store: each file, and its smaller pictures. */
async function* filesOf(client: pg.Client): AsyncGenerator<Named> {
  await client.query(`
    declare stored no scroll cursor for
      select company_id || '/' || store_key || '/' || blob.name as key, blob.content_type
        from stored_file f, lateral (
          select 'full' as name, f.content_type
          union all select v ->> 'name', v ->> 'content_type' from jsonb_array_elements(f.variants) v
        ) blob`);
  for (;;) {
    const { rows } = await client.query<Named>('fetch 500 from stored');
    if (rows.length === 0) return;
    yield* rows;
  }
}
