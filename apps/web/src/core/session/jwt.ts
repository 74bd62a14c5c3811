import { sessionLimits } from '@angan/contract/auth/auth.ts';

interface Claims {
  exp?: number;
  iat?: number;
}

/** What a JWT says of itself, unverified: only the server can tell whether it is good. */
const claims = (token: string | null): Claims => {
  try {
    const payload = token?.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
};

/** Milliseconds since 1970 at which the token ends by the server's clock; null when it does not say. */
export const endOf = (token: string | null): number | null => inMilliseconds(claims(token).exp);

/** Milliseconds since 1970 at which the server issued the token; null when it does not say. */
export const issueOf = (token: string | null): number | null => inMilliseconds(claims(token).iat);

const inMilliseconds = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : null);

/** How far the server's clock is ahead of ours in milliseconds, read from a token that was issued this moment. */
export const skewFrom = (freshToken: string, now: number): number => {
  const issued = issueOf(freshToken);
  return issued === null ? 0 : issued - now;
};

interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
  clockSkew: number;
}

/**
 * Whether the access token has to be renewed before the next call because the refresh token ends within ten minutes
 * (spec 4) or cannot be read. Once a renewal has been had within these ten minutes, the next is not due.
 */
export const refreshDue = ({ accessToken, refreshToken, clockSkew }: Tokens, now: number): boolean => {
  if (!refreshToken) return false;
  const end = endOf(refreshToken);
  if (end === null) return true;
  const ahead = sessionLimits.refreshAheadMinutes * 60_000;
  const renewedWithin = (issueOf(accessToken) ?? 0) >= end - ahead;
  return now + clockSkew >= end - ahead && !(renewedWithin && now + clockSkew < end);
};
