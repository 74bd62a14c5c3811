import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../core/start-error.ts';

const stored = z.object({
  /** Within the backup's folder. */
  file: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type Stored = z.infer<typeof stored>;

const table = stored.extend({
  /** 'public.contact' */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of all rows, in whatever order they come: see row-digest.ts. */
  digest: z.string(),
});
export type BackedUpTable = z.infer<typeof table>;

const manifest = z.object({
  format: z.literal(1),
  /** The product's version that made the backup. */
  version: z.string(),
  postgres: z.string(),
  /** The moment that all of it shows. */
  taken_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(table),
  /** Which months trails have: made before their rows come in, so that these need not be moved. */
  months: z.array(z.object({ trail: z.string(), month: z.string() })).default([]),
  sequences: z.array(z.object({ name: z.string(), value: z.number().int() })),
  /** The list of files, a line of JSON each: see BackedUpFile. */
  files: stored.extend({ count: z.number().int(), total_bytes: z.number().int(), missing: z.number().int() }),
  /** Tells whether a secret key is the one that this database was written with, and nothing of the key. */
  key_fingerprint: z.string(),
});
export type Manifest = z.infer<typeof manifest>;

/** A line of the list of files. `sha256` is null where a row names a file that the store does not have. */
export const backedUpFile = z.object({
  key: z.string(),
  content_type: z.string(),
  bytes: z.number().int(),
  sha256: z.string().nullable(),
});
export type BackedUpFile = z.infer<typeof backedUpFile>;

export const manifestName = 'manifest.json';
export const fileList = 'files.jsonl.gz';
export const keyName = 'secret-key';
export const fileAt = (folder: string, key: string) => path.join(folder, 'files', ...key.split('/'));

export const writeManifest = (folder: string, given: Manifest) =>
  writeFile(path.join(folder, manifestName), `${JSON.stringify(given, null, 1)}\n`, { flush: true });

/** Throws a StartError where the folder holds no backup, or one that a later version of the product wrote. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(`${folder} is no backup: it has no ${manifestName}. One that was interrupted never gets one.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `The ${manifestName} of ${folder} cannot be read: it is damaged, or of a newer version of Angan. Take another backup, or restore with the version that made it.`,
    );
  }
};
