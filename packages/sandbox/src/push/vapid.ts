import { createPublicKey, verify } from 'node:crypto';

const LONGEST_SECONDS = 24 * 60 * 60;

interface Claims {
  aud?: unknown;
  exp?: unknown;
  sub?: unknown;
}

/** Why a request is not from whoever the browser subscribed to (RFC 8292); undefined where it is. `key` is theirs, in base64url. */
export function notTheSender(header: string | undefined, key: string, origin: string, now: Date): string | undefined {
  const given = /^vapid\s+(.*)$/i.exec(header ?? '')?.[1];
  if (!given) return 'There is no vapid authorization';
  const parts = new Map(given.split(',').map((part) => part.trim().split(/=(.*)/, 2) as [string, string]));
  const [head, body, signature] = (parts.get('t') ?? '').split('.');
  if (!head || !body || !signature) return 'The token has not three parts';
  if (parts.get('k') !== key) return 'The key is not the one that was subscribed to';
  if (!isSigned(`${head}.${body}`, signature, key)) return 'The signature is wrong';
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const seconds = now.getTime() / 1000;
  if (aud !== origin) return `The audience is ${aud}, not ${origin}`;
  if (typeof exp !== 'number' || exp <= seconds || exp > seconds + LONGEST_SECONDS)
    return 'The token ends at a wrong time';
  return typeof sub === 'string' && /^(mailto:|https:)/.test(sub) ? undefined : 'The subject is no address';
}

const isSigned = (text: string, signature: string, key: string): boolean => {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
};
