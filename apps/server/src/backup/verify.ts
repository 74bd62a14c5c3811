import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../core/start-error.ts';
import {
  type BackedUpFile,
  backedUpFile,
  fileAt,
  fileList,
  type Manifest,
  readManifest,
  type Stored,
} from './manifest.ts';
import { newMeter } from './write-stream.ts';

/** Reads all of a backup and holds it against its manifest. Throws a StartError that names the first file that differs. */
export const verifyBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  for (const stored of [...manifest.tables, manifest.files]) await verifyOne(path.join(folder, stored.file), stored);
  for await (const { key, sha256, bytes } of listFiles(folder))
    if (sha256 !== null) await verifyOne(fileAt(folder, key), { file: key, bytes, sha256 });
  return manifest;
};

const verifyOne = async (file: string, wanted: Stored) => {
  const meter = newMeter();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), meter.stream, nowhere).catch((error: NodeJS.ErrnoException) => {
    throw damaged(file, error.code === 'ENOENT' ? 'is missing' : `cannot be read (${error.code})`);
  });
  const { bytes, sha256 } = meter.result();
  if (bytes !== wanted.bytes || sha256 !== wanted.sha256) throw damaged(file, 'is not as it was written');
};

const damaged = (file: string, what: string) =>
  new StartError(`The backup is damaged: ${file} ${what}. Take another backup.`);

/** The files of a backup, one by one. */
export async function* listFiles(folder: string): AsyncGenerator<BackedUpFile> {
  const text = createReadStream(path.join(folder, fileList)).pipe(createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY }))
    yield backedUpFile.parse(JSON.parse(line));
}
