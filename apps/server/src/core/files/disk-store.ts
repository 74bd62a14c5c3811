import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from './blob-store.ts';

/** Blobs as files of a folder. A file appears whole or not at all, and is on the disk when `put` returns. */
export const diskStore = (folder: string): BlobStore => {
  const at = (key: string) => path.join(folder, ...key.split('/'));
  return {
    async put(key, content) {
      const target = at(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const draft = `${target}.${randomUUID()}`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
    },
    async putStream(key, content) {
      const target = at(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // Of one name, so that `remove` finds what a killed process has left half written.
      const draft = partOf(target);
      const file = await open(draft, 'w', 0o600);
      try {
        await pipeline(content, file.createWriteStream({ flush: true }));
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    // Blobs are never written into, only replaced: two names of one file stay as good as two files.
    async copy(from, to) {
      await mkdir(path.dirname(at(to)), { recursive: true, mode: 0o700 });
      await rm(at(to), { force: true });
      await link(at(from), at(to)).catch(() => copyFile(at(from), at(to)));
    },
    async get(key, part) {
      const file = await open(at(key)).catch(missing);
      return file?.createReadStream(part && { start: part.first, end: part.last });
    },
    async remove(key) {
      await rm(at(key), { force: true });
      await rm(partOf(at(key)), { force: true });
      // The folder goes with its last blob.
      await rmdir(path.dirname(at(key))).catch(() => undefined);
    },
  };
};

const partOf = (target: string) => `${target}.part`;

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};
