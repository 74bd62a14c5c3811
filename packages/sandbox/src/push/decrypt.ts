import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const SALT = 16;
const TAG = 16;

/** What only the browser that subscribed has: its key pair and the secret that it gave to the sender. */
export interface Receiver {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/** A message that no browser could read. */
export class Unreadable extends Error {}

/** The text of a pushed message as the browser reads it: RFC 8291 over the records of RFC 8188. Throws `Unreadable`. */
export function decrypted(body: Buffer, { keys, auth }: Receiver): string {
  const idLength = body[SALT + 4];
  if (idLength === undefined || body.length < SALT + 5 + idLength) throw new Unreadable('The header is cut short');
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  const sender = body.subarray(SALT + 5, SALT + 5 + idLength);
  if (recordSize <= TAG + 1) throw new Unreadable('The records are too small to hold anything');
  let shared: Buffer;
  try {
    shared = keys.computeSecret(sender);
  } catch {
    throw new Unreadable('The key id is no point of P-256');
  }
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derived(shared, auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const records = inPieces(body.subarray(SALT + 5 + idLength), recordSize);
  const open = (record: Buffer, at: number) =>
    unpadded(opened(record, key, nonceOf(nonce, at)), at === records.length - 1);
  return Buffer.concat(records.map(open)).toString('utf8');
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / size)) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );

/** Each record has a nonce of its own: the number of the record is folded into its last bytes. */
const nonceOf = (nonce: Buffer, at: number): Buffer => {
  const own = Buffer.from(nonce);
  own.writeUInt32BE((own.readUInt32BE(8) ^ at) >>> 0, 8);
  return own;
};

const opened = (record: Buffer, key: Buffer, nonce: Buffer): Buffer => {
  if (record.length <= TAG) throw new Unreadable('A record is cut short');
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  } catch {
    throw new Unreadable('It was encrypted for somebody else');
  }
};

/** A record ends in a delimiter, 2 in the last and 1 before it, and any number of zeros. */
const unpadded = (record: Buffer, isLast: boolean): Buffer => {
  const end = record.findLastIndex((byte) => byte !== 0);
  if (record[end] !== (isLast ? 2 : 1)) throw new Unreadable('A record does not end as it should');
  return record.subarray(0, end);
};
