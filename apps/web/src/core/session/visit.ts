import { authCalls } from '@angan/contract/auth/auth.ts';
import { client } from '../api/client.ts';
import { forget, read, write } from '../persist.ts';
import { type Auth, loggedOut, sessionOf, useAuth } from './auth.ts';
import { nextSession, ofSession, onSessionEnd } from './end.ts';
import { skewFrom } from './jwt.ts';

const calls = client(authCalls);

/** Where the session of the Admin waits while they look into an office. */
const keptKey = 'visitor';

/** From where they went, and where they come back to. */
interface Visitor {
  session: Auth;
  path: string;
}

/**
 * Puts the session of a visit in the place of the Admin's own, which waits for them. It is this browser's: every tab looks
 * into the office then. The page is loaded anew, so that nothing of the one session stays in the other.
 */
export const beginVisit = async (tokens: { access: string; refresh: string }, backTo: string): Promise<void> => {
  write(keptKey, { session: useAuth.getState(), path: backTo } satisfies Visitor);
  become({ accessToken: tokens.access, refreshToken: tokens.refresh, clockSkew: skewFrom(tokens.access, Date.now()) });
  try {
    useAuth.setState({ ...sessionOf(await calls.me({}, { quiet: true })), isLoggedIn: true });
  } catch (error) {
    endVisit();
    throw error;
  }
  location.assign('/');
};

/** Gives the Admin back the session that waits; does nothing where none does. */
export const endVisit = (): void => {
  const visitor = read<Visitor>(keptKey);
  if (!visitor) return;
  write(keptKey, undefined);
  become(visitor.session);
  location.assign(visitor.path);
};

const become = (session: Partial<Auth>) => {
  nextSession();
  forget(ofSession);
  useAuth.setState({ ...loggedOut, ...session });
};

/** However a visit ends, by its time, by the Owner, or by leaving, the Admin is themselves again. */
onSessionEnd(endVisit);
if (!useAuth.getState().isLoggedIn) endVisit();
