import type { Readable } from 'node:stream';

/** Where the bytes of files lie, by keys such as `12/6f1c.../320`. What they are and whose is in the database. */
export interface BlobStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Readable | undefined>;
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>;
}
