import { randomUUID } from 'node:crypto';
import { sessionLimits } from '@angan/contract/auth/auth.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { createSigner, createVerifier, TokenError } from 'fast-jwt';

/**
 * What an access token says of its holder, so that a request can begin before the database has answered who it is. The
 * database's answer is compared with it each time; where they differ the token is refused and the client gets a new one.
 */
export interface SessionFacts {
  company_id: number;
  usertype: string;
  subscription_status: string;
  /** Of the platform's support in an office: the visit, and the second since 1970 with which it ends. */
  support_visit?: number | null;
  support_until?: number | null;
}

/** What a token says, in simplejwt's words; `device` is ours and names the session. Times are seconds since 1970. */
export interface TokenPayload extends Partial<SessionFacts> {
  token_type: 'access' | 'refresh';
  exp: number;
  iat: number;
  jti: string;
  user_id: number;
  device: number;
}

export type TokenReading = { ok: true; payload: TokenPayload } | { ok: false; why: string };

/** Signs and reads the tokens of sessions: HS256, the secret from the settings. */
export const newTokens = (secretKey: string, now: () => Date) => {
  const sign = createSigner({ key: secretKey, algorithm: 'HS256' });
  const verify = createVerifier({ key: secretKey, algorithms: ['HS256'], cache: 5000, clockTimestamp: undefined });
  const make = (
    token_type: TokenPayload['token_type'],
    seconds: number,
    user_id: number,
    device: number,
    facts?: SessionFacts,
  ) => {
    const iat = Math.floor(now().getTime() / 1000);
    return sign({
      token_type,
      exp: iat + seconds,
      iat,
      jti: randomUUID().replaceAll('-', ''),
      user_id,
      device,
      ...facts,
    });
  };
  return {
    access: (userId: number, device: number, facts: SessionFacts) =>
      make('access', sessionLimits.accessMinutes * 60, userId, device, facts),
    refresh: (userId: number, device: number) => make('refresh', sessionLimits.refreshDays * 86_400, userId, device),
    read: (token: string, type?: TokenPayload['token_type']): TokenReading => {
      try {
        const payload = verify(token) as TokenPayload;
        if (type && payload.token_type !== type) return { ok: false, why: drf.tokenWrongType };
        if (!Number.isSafeInteger(payload.user_id) || !Number.isSafeInteger(payload.device))
          return { ok: false, why: drf.tokenInvalid };
        if (payload.token_type === 'access' && !payload.company_id) return { ok: false, why: drf.tokenInvalid };
        return { ok: true, payload };
      } catch (error) {
        const expired = error instanceof TokenError && error.code === TokenError.codes.expired;
        return { ok: false, why: expired ? drf.tokenExpired : drf.tokenInvalid };
      }
    },
  };
};
export type Tokens = ReturnType<typeof newTokens>;
