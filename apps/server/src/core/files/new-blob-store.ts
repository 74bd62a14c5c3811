import path from 'node:path';
import type { Settings } from '../settings.ts';
import type { BlobStore } from './blob-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

/** An S3-compatible store where one is set, else a folder under DATA_DIR. */
export const newBlobStore = (settings: Pick<Settings, 's3' | 'dataDir'>): BlobStore =>
  settings.s3 ? s3Store(settings.s3) : diskStore(path.join(settings.dataDir, 'files'));
