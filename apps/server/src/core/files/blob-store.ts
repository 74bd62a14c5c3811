import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../settings.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

/** Where the bytes of files lie, by keys such as `12/6f1c.../320`. What they are and whose is in the database. */
export interface BlobStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Readable | undefined>;
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>;
}

/** An S3-compatible store where one is set, else a folder under DATA_DIR. */
export const newBlobStore = (settings: Pick<Settings, 's3' | 'dataDir'>): BlobStore =>
  settings.s3 ? s3Store(settings.s3) : diskStore(path.join(settings.dataDir, 'files'));
