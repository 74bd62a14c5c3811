import { generateKeyPairSync, randomBytes, verify } from 'node:crypto';

const HOUR = 3600;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
export const PROJECT = 'angan-sandbox';
const EMAIL = `push@${PROJECT}.iam.gserviceaccount.com`;

/** Google's token endpoint for one service account: trades an assertion that it signed for an access token of an hour. */
export class Grants {
  private readonly keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  private readonly given = new Map<string, number>();

  /** The file that Google's console gives out, with this address as its own. */
  serviceAccount(origin: string) {
    return {
      type: 'service_account',
      project_id: PROJECT,
      private_key_id: 'sandbox',
      private_key: this.keys.privateKey,
      client_email: EMAIL,
      token_uri: tokenUri(origin),
    };
  }

  /** An access token, or why there is none. */
  grant(assertion: string, origin: string, now: Date): { token: string } | { why: string } {
    const why = this.faultOf(assertion, origin, now);
    if (why) return { why };
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    this.given.set(token, now.getTime() + HOUR * 1000);
    return { token };
  }

  isGood(authorization: string | undefined, now: Date): boolean {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    return token !== undefined && (this.given.get(token) ?? 0) > now.getTime();
  }

  /** As after an hour: none that was given is good any more. */
  endAll(): void {
    this.given.clear();
  }

  private faultOf(assertion: string, origin: string, now: Date): string | undefined {
    const [head, body, signature] = assertion.split('.');
    if (!head || !body || !signature) return 'The assertion has not three parts';
    if (read(head).alg !== 'RS256') return 'The algorithm is not RS256';
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      this.keys.publicKey,
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) return 'Invalid JWT Signature.';
    const { iss, scope, aud, iat, exp } = read(body);
    const seconds = now.getTime() / 1000;
    if (iss !== EMAIL) return `The account ${iss} is not known`;
    if (scope !== SCOPE) return `The scope is ${scope}`;
    if (aud !== tokenUri(origin)) return `The audience is ${aud}`;
    if (typeof iat !== 'number' || iat > seconds + 60) return 'The token is from the future';
    if (typeof exp !== 'number' || exp <= seconds || exp > iat + HOUR) return 'The token ends at a wrong time';
    return undefined;
  }
}

const tokenUri = (origin: string) => `${origin}/fcm/token`;

const read = (part: string): Record<string, unknown> => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return {};
  }
};
