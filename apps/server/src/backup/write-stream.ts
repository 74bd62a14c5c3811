import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform, type TransformOptions } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes bytes on and keeps their number and hash. */
export const newMeter = (options: TransformOptions = {}) => {
  const hashed = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    ...options,
    transform(chunk: Buffer, _encoding, done) {
      hashed.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hashed.digest('hex') }) };
};

/** Writes what comes through `steps` to a file that is on the disk when this returns; answers its size and hash. */
export const writeTo = async (file: string, from: Readable, ...steps: Transform[]) => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const meter = newMeter();
  await pipeline([from, ...steps, meter.stream, createWriteStream(file, { mode: 0o600, flush: true })]);
  return meter.result();
};
