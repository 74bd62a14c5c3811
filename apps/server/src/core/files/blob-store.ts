import type { Readable } from 'node:stream';

/** The first and the last byte of a part, both in it, counted from 0. */
export interface BlobPart {
  readonly first: number;
  readonly last: number;
}

/** Where the bytes of files lie, by keys such as `12/6f1c.../320`. What they are and whose is in the database. */
export interface BlobStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Puts what a stream brings, of any length, without holding it in memory; it is there when this returns. */
  putStream(key: string, content: Readable, contentType: string): Promise<void>;
  /** Puts the same bytes, which are there, under another key as well. */
  copy(from: string, to: string): Promise<void>;
  /** All of it, or the bytes of a part; undefined where there is none. */
  get(key: string, part?: BlobPart): Promise<Readable | undefined>;
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>;
}
