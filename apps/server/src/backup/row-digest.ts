import { hash } from 'node:crypto';
import { Transform } from 'node:stream';

const lanes = (1n << 128n) - 1n;
const newline = 10;

/**
 * Counts the rows that flow through and adds up their hashes, so that two sets of the same rows have the same digest in
 * whatever order they come: COPY keeps none. A row is a line, since COPY writes a line break within a value as `\n`.
 */
export const newRowDigest = () => {
  let rows = 0;
  let sum = 0n;
  let begun: Buffer[] = [];
  const add = (line: Buffer) => {
    const digest = hash('sha256', line, 'buffer');
    sum = (sum + (digest.readBigUInt64BE(0) << 64n) + digest.readBigUInt64BE(8)) & lanes;
    rows++;
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        const end = chunk.subarray(from, at);
        add(begun.length > 0 ? Buffer.concat([...begun, end]) : end);
        begun = [];
        from = at + 1;
      }
      if (from < chunk.length) begun.push(Buffer.from(chunk.subarray(from)));
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, digest: sum.toString(16).padStart(32, '0') }) };
};
