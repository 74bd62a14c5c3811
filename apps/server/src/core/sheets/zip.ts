import { crc32, createDeflateRaw } from 'node:zlib';

/** Signatures and fixed values of the format (APPNOTE.TXT of PKWARE, version 2.0: deflate, sizes after the data). */
const local = 0x04034b50;
const descriptor = 0x08074b50;
const central = 0x02014b50;
const ending = 0x06054b50;
const version = 20;
/** Sizes follow the data; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, midnight: nobody reads these dates, and so the same content is the same file. */
const [time, day] = [0, 0x21];

/** What can be written into while it is packed. `write` resolves when the packer wants more. */
export interface ZipEntry {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

/**
 * A ZIP archive put together piece by piece: only what is packed stays in memory, and packing happens beside the event
 * loop. One entry is written at a time. For files under 4 GB.
 */
export const newZip = () => {
  const pieces: Buffer[] = [];
  const entries: Buffer[] = [];
  let length = 0;
  const put = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };

  const open = (name: string): ZipEntry => {
    const at = length;
    const path = Buffer.from(name);
    put(Buffer.concat([fields([4, local], [2, version], ...common, [4, 0], [4, 0], [4, 0], ...lengthsOf(path)), path]));
    const packer = createDeflateRaw();
    const before = length;
    let crc = 0;
    let bytes = 0;
    packer.on('data', put);
    const done = new Promise<void>((resolve, reject) => {
      packer.on('end', resolve);
      packer.on('error', reject);
    });
    return {
      write: (text) => {
        const piece = Buffer.from(text);
        crc = crc32(piece, crc);
        bytes += piece.length;
        return new Promise((resolve, reject) => packer.write(piece, (error) => (error ? reject(error) : resolve())));
      },
      end: async () => {
        packer.end();
        await done;
        const sizes = [
          [4, crc],
          [4, length - before],
          [4, bytes],
        ] as const;
        put(fields([4, descriptor], ...sizes));
        // Versions made by and needed, sizes, lengths, then disk, attributes inside and outside, and where it begins.
        const rest = [
          [2, 0],
          [2, 0],
          [4, 0],
          [4, at],
        ] as const;
        const head = [
          [4, central],
          [2, version],
          [2, version],
          ...common,
          ...sizes,
          ...lengthsOf(path),
          [2, 0],
        ] as const;
        entries.push(Buffer.concat([fields(...head, ...rest), path]));
      },
    };
  };

  /** A whole entry at once. */
  const add = async (name: string, text: string) => {
    const entry = open(name);
    await entry.write(text);
    await entry.end();
  };

  /** The archive. */
  const end = (): Buffer => {
    const directory = Buffer.concat(entries);
    const counts = [
      [2, entries.length],
      [2, entries.length],
      [4, directory.length],
      [4, length],
    ] as const;
    return Buffer.concat([...pieces, directory, fields([4, ending], [2, 0], [2, 0], ...counts, [2, 0])]);
  };

  return { open, add, end };
};

type Field = readonly [bytes: 2 | 4, value: number];

const common = [
  [2, flags],
  [2, deflated],
  [2, time],
  [2, day],
] as const satisfies Field[];

/** Of the name, and of the extra field that nobody needs. */
const lengthsOf = (name: Buffer) =>
  [
    [2, name.length],
    [2, 0],
  ] as const satisfies Field[];

/** Numbers one after the other, each in its bytes, the lowest first. */
const fields = (...given: Field[]): Buffer => {
  const buffer = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of given) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};
