import { authCalls } from '@angan/contract/auth/auth.ts';
import { storageWorks } from '../persist.ts';
import { apiAddress } from '../platform/index.ts';
import { adoptSession, storedSession, useAuth } from './auth.ts';
import { endSession, nextSession, onSessionEnd, SessionEnded, sessionNumber } from './end.ts';
import { skewFrom } from './jwt.ts';
import { refreshLock } from './kept-keys.ts';

let underWay: Promise<string> | null = null;
onSessionEnd(() => {
  underWay = null;
});

/** The server could not renew the session at the moment, which says nothing about the session: it stays. */
export class RefreshUnavailable extends Error {
  override name = 'RefreshUnavailable';
  readonly answer: Response;
  constructor(answer: Response) {
    super(`The refresh was answered with ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * A new access token in place of `stale`, once for everybody who asks at the same time, in this tab or another.
 * Throws SessionEnded when the session is over; RefreshUnavailable, or what fetch throws, when the server is not able to
 * answer or cannot be reached, and then the session stays.
 */
export const refreshAccess = (stale: string | null): Promise<string> => {
  if (underWay) return underWay;
  const mine = oneTabAtATime(() => refresh(stale)).finally(() => {
    if (underWay === mine) underWay = null;
  });
  underWay = mine;
  return mine;
};

const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request(refreshLock, run) as Promise<T>)
    : run();

const refresh = async (stale: string | null): Promise<string> => {
  const session = sessionNumber();
  followStorage();
  if (sessionNumber() !== session) throw new SessionEnded();
  const { accessToken, refreshToken } = useAuth.getState();
  if (accessToken && accessToken !== stale) return accessToken;
  if (!refreshToken) {
    endSession('refreshMissing');
    throw new SessionEnded();
  }
  const answer = await fetch(apiAddress(authCalls.jwtRefresh.path), {
    method: authCalls.jwtRefresh.method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ refresh: refreshToken }),
  });
  if (answer.status >= 500 || answer.status === 429) throw new RefreshUnavailable(answer);
  const body = (await answer.json().catch(() => ({}))) as { access?: unknown; code?: unknown; why?: string };
  followStorage();
  if (sessionNumber() !== session) throw new SessionEnded();
  if (answer.ok && typeof body.access === 'string') {
    useAuth.setState({ accessToken: body.access, clockSkew: skewFrom(body.access, Date.now()) });
    return body.access;
  }
  endSession(body.code === 'token_not_valid' ? 'expired' : 'refreshFailed');
  useAuth.setState({ why: body.why });
  throw new SessionEnded();
};

/** Takes over what another tab has done to the session: renewed, ended, or begun as somebody else. */
export const followStorage = (): void => {
  if (!storageWorks()) return;
  const now = useAuth.getState();
  const stored = storedSession();
  if (!stored.isLoggedIn) {
    if (now.isLoggedIn) endSession('elsewhere');
    return;
  }
  const sameSession = stored.refreshToken === now.refreshToken;
  const nothingNew = !stored.accessToken || stored.accessToken === now.accessToken;
  if (sameSession && nothingNew && stored.haveSubscription === now.haveSubscription) return;
  if (!sameSession) {
    if (now.isLoggedIn) location.reload();
    nextSession();
  }
  adoptSession(stored);
};
