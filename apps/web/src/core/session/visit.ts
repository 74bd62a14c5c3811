import { authCalls, type Me } from '@angan/contract/auth/auth.ts';
import { client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { forget, read, write } from '../persist.ts';
import { apiAddress } from '../platform/index.ts';
import { type Auth, loggedOut, sessionOf, useAuth } from './auth.ts';
import { nextSession, ofSession, onSessionEnd } from './end.ts';
import { skewFrom } from './jwt.ts';
import { markEnded, wasLastEnded } from './last-ended.ts';
import { patience } from './session.ts';

const calls = client(authCalls);

/** Where the session of the Admin waits while they look into an office. */
const keptKey = 'visitor';

interface Visitor {
  readonly session: Auth;
  /** From where they went, and where they come back to. */
  readonly path: string;
  /** The refresh token of the visit: after no other session does the Admin come back. */
  readonly visit: string;
}

/**
 * Puts the session of a visit in the place of the Admin's own, which waits for them. It is this browser's: every tab looks
 * into the office then. The page is loaded anew, so that nothing of the one session stays in the other.
 */
export const beginVisit = async (tokens: { access: string; refresh: string }, backTo: string): Promise<void> => {
  // Asked before the change, which other tabs are to see as one.
  const me = await whoIs(tokens.access);
  write(keptKey, { session: useAuth.getState(), path: backTo, visit: tokens.refresh } satisfies Visitor);
  become({
    ...sessionOf(me),
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    clockSkew: skewFrom(tokens.access, Date.now()),
    isLoggedIn: true,
  });
  location.assign('/');
};

const whoIs = async (access: string): Promise<Me> => {
  const headers = { authorization: `JWT ${access}`, accept: 'application/json' };
  const answer = await fetch(apiAddress(authCalls.me.path), { headers }).catch(() => undefined);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, await answer?.json().catch(() => undefined));
  return answer.json();
};

/**
 * Leaves the office, on the server as far as it can be reached and here in any case. No logout, which would forget what the
 * Admin has not saved.
 */
export const leaveVisit = async (): Promise<void> => {
  await calls.deviceLogoutUpdate({}, { quiet: true, signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  markEnded(useAuth.getState().refreshToken);
  endVisit();
};

/** Gives the Admin back the session that waits, where it was the visit that ended; forgets it otherwise. */
const endVisit = (): void => {
  const visitor = read<Visitor>(keptKey);
  if (!visitor) return;
  const isBack = wasLastEnded(visitor.visit);
  // In this order: another tab that looks in between finds the one or the other.
  if (isBack) become(visitor.session);
  write(keptKey, undefined);
  if (isBack) location.assign(visitor.path);
};

const become = (session: Partial<Auth>) => {
  nextSession();
  forget(ofSession);
  useAuth.setState({ ...loggedOut, ...session });
};

/** However a visit ends, by its time, by the Owner, or by leaving, the Admin is themselves again. */
onSessionEnd(endVisit);
if (!useAuth.getState().isLoggedIn) endVisit();
