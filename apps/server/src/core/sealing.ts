import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Keeps secrets of third parties in the database: AES-256-GCM with a key of its own for each purpose, derived from the
 * secret key. `about` says what the secret belongs to; sealed for one thing, it does not open for another.
 */
export const newSeal = (secretKey: string, purpose: string) => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `seal ${purpose}`, 32));
  return {
    seal: (secret: string, about: string): string => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    /** The secret; undefined where it was sealed with another key or for another thing, or is no seal of ours. */
    open: (text: string, about: string): string | undefined => {
      const [given, packed = ''] = text.split('.');
      const bytes = Buffer.from(packed, 'base64url');
      if (given !== version || bytes.length < nonceBytes + tagBytes) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return undefined;
      }
    },
  };
};
