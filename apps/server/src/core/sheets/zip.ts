import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
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
 * A ZIP archive put together piece by piece and read from `output` meanwhile: neither its entries nor the archive stand in
 * memory whole, and packing happens beside the event loop. One entry is written at a time.
 */
export const openZip = () => {
  const zip = new ZipFile();

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

  /**
   * An entry of what is packed already, such as a picture. Barely packed again: only a packed entry tells readers that
   * go from the beginning where it ends. Throws what reading `content` throws; the entry holds what came until then, and
   * the archive goes on.
   */
  const addStream = async (name: string, content: AsyncIterable<Buffer>): Promise<void> => {
    const entry = new PassThrough();
    const done = finished(entry);
    zip.addReadStream(entry, name, { ...dated, compressionLevel: 1 });
    try {
      for await (const chunk of content) if (!entry.write(chunk)) await once(entry, 'drain');
    } finally {
      entry.end();
      await done;
    }
  };

  return { open, add, addStream, end: () => zip.end(), output: zip.outputStream as Readable };
};
export type OpenZip = ReturnType<typeof openZip>;

/** The same, kept in memory and answered by `end`. */
export const newZip = () => {
  const zip = openZip();
  const packed = buffer(zip.output);
  const end = (): Promise<Buffer> => {
    zip.end();
    return packed;
  };
  return { open: zip.open, add: zip.add, end };
};
