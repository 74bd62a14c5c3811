import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Midnight of 1 January 1980: nobody reads these dates, and so the same content is the same file. */
const dated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** What can be written into while it is packed. `write` resolves when the packer wants more. */
export interface ZipEntry {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

/**
 * A ZIP archive put together piece by piece: only what is packed stays in memory, and packing happens beside the event
 * loop. One entry is written at a time.
 */
export const newZip = () => {
  const zip = new ZipFile();
  const packed = buffer(zip.outputStream);

  const open = (name: string): ZipEntry => {
    const entry = new PassThrough();
    const done = finished(entry);
    zip.addReadStream(entry, name, dated);
    return {
      write: async (text) => {
        if (!entry.write(text)) await once(entry, 'drain');
      },
      end: () => {
        entry.end();
        return done;
      },
    };
  };

  /** A whole entry at once. */
  const add = (name: string, text: string): void => {
    zip.addBuffer(Buffer.from(text), name, dated);
  };

  /** The archive. */
  const end = (): Promise<Buffer> => {
    zip.end();
    return packed;
  };

  return { open, add, end };
};
