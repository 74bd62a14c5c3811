import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { toast } from '../../ui/toast.ts';
import { word } from '../language/index.ts';
import { forget } from '../persist.ts';
import { unsubscribeFromPush } from '../platform/index.ts';
import { wiped } from '../sealed/wiped.ts';
import { loggedOut, useAuth } from './auth.ts';
import { authKey, tokenKey } from './kept-keys.ts';
import { markEnded } from './last-ended.ts';

/** Why a session ended. `elsewhere`: another tab ended it and has already told the person. */
export type Ending = 'logout' | 'elsewhere' | 'expired' | 'refreshMissing' | 'refreshFailed';

/** Thrown to whoever still waits for an answer that belongs to a session that is over. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** What of a session the browser keeps beside the session itself, and logout forgets as well. Spec 4. */
export const ofSession = ['property', 'names', 'subscription', 'quote'];
const forgottenAtTheEnd = [tokenKey, authKey, ...ofSession];

let number = 0;
/** Changes whenever a session begins or ends: an answer asked for under another number is dropped. */
export const sessionNumber = (): number => number;
export const nextSession = (): void => {
  number += 1;
};

const listeners = new Set<(why: Ending) => void>();
/** Stores and caches that hold something of the session empty themselves here. */
export const onSessionEnd = (listener: (why: Ending) => void): void => {
  listeners.add(listener);
};

let leaving = false;
/** While a person logs out, nothing that goes wrong on the way may say that the session expired. */
export const whileLeaving = async (run: () => Promise<unknown>): Promise<void> => {
  leaving = true;
  await run().catch(() => undefined);
  leaving = false;
};

/** Why the last session ended, for the guard: who leaves by choice is not brought back to where they were. */
export let lastEnding: Ending | null = null;

/** Logs this browser out: forgets everything that belongs to the session and says why, once. */
export const endSession = (reason: Ending): void => {
  const why = leaving ? 'logout' : reason;
  if (!useAuth.getState().isLoggedIn && !useAuth.getState().refreshToken) return;
  lastEnding = why;
  // Whoever signs in next on this browser is asked anew.
  if (useAuth.getState().FcmToken) unsubscribeFromPush().catch(() => undefined);
  markEnded(useAuth.getState().refreshToken);
  nextSession();
  useAuth.setState({ ...loggedOut, error: why === 'logout' || why === 'elsewhere' ? null : sessionTexts[why] });
  forget(forgottenAtTheEnd);
  wiped('angan-kept');
  if (why === 'logout') wiped('angan-waiting', 'angan-uploads', 'angan-drafts', 'angan');
  for (const listener of listeners) listener(why);
  if (why === 'refreshMissing' || why === 'refreshFailed') toast.error(word(sessionTexts[why]));
};
