import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A Graph object's id: 16 digits, below 2^53, so that a reader who takes it for a number loses nothing. */
export const objectId = (): string => `1${String(randomInt(10 ** 12)).padStart(12, '0')}${randomInt(100, 1000)}`;

export const traceId = (): string => `A${randomBytes(16).toString('base64url')}`;

const HEX_DIGITS = 20;
const OUTGOING = 0x11;
const INCOMING = 0x12;

/** A message's id as WhatsApp writes it: base64 of a small record with the other side's digits and a random part. */
export function messageId(direction: 'out' | 'in', digits: string): string {
  const record = Buffer.concat([
    Buffer.from([0x1c, 0x18, digits.length]),
    Buffer.from(digits, 'latin1'),
    Buffer.from([0x15, 0x02, 0x00, direction === 'out' ? OUTGOING : INCOMING, 0x18, HEX_DIGITS]),
    Buffer.from(
      randomBytes(HEX_DIGITS / 2)
        .toString('hex')
        .toUpperCase(),
      'latin1',
    ),
    Buffer.from([0]),
  ]);
  return `wamid.${record.toString('base64')}`;
}

/** A business-scoped user id, the same for the same person as long as they keep their number. */
export function userId(seed: string, country = 'IN'): string {
  const number = createHash('sha256').update(seed).digest().readBigUInt64BE() % 10n ** 16n;
  return `${country}.${String(number).padStart(16, '1')}`;
}

/** An opaque place in a list. */
export const cursorOf = (id: string): string => Buffer.from(`cursor:${id}`).toString('base64url');
export const idOfCursor = (cursor: string): string | null => {
  const text = Buffer.from(cursor, 'base64url').toString();
  return text.startsWith('cursor:') ? text.slice('cursor:'.length) : null;
};
