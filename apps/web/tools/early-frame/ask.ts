import type { Early } from '../../src/core/api/early.ts';
import { read, write } from '../../src/core/persist.ts';
import { endOf } from '../../src/core/session/jwt.ts';
import { authKey, refreshLock, tokenKey } from '../../src/core/session/kept-keys.ts';
import { wasLastEnded } from '../../src/core/session/last-ended.ts';

/** Of the session that this device keeps, what a call needs. */
interface Kept {
  isLoggedIn: boolean;
  refreshToken: string | null;
  haveSubscription: boolean;
  /** Milliseconds that the server's clock is ahead. */
  clockSkew: number;
}

/** Milliseconds that a token has to be good for, so that it still is when it comes to the server. */
const margin = 10_000;

const fresh = ({ clockSkew }: Kept): string | undefined => {
  const token = read<string>(tokenKey);
  return token && (endOf(token) ?? 0) > Date.now() + clockSkew + margin ? token : undefined;
};

/** The token of the session, renewed by one tab for all; undefined where it cannot be had: the app finds out why. */
const access = async (kept: Kept, renewal: string): Promise<string | undefined> => {
  const known = fresh(kept);
  if (known || !navigator.locks) return known;
  return navigator.locks.request(refreshLock, async () => {
    const renewed = fresh(kept);
    if (renewed) return renewed;
    const answer = await fetch(renewal, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: kept.refreshToken }),
    });
    if (!answer.ok) return undefined;
    const { access: token } = (await answer.json()) as { access: string };
    // Who logged out meanwhile stays so.
    if (read<Kept>(authKey)?.refreshToken !== kept.refreshToken) return undefined;
    write(tokenKey, token);
    return token;
  });
};

/**
 * Asks for what the app will ask for, at these addresses, in the name of who is in; the app takes the answers over
 * (core/api/early.ts). Undefined where nobody is in, or only to renew.
 */
export const ask = (addresses: readonly string[], renewal: string): Early['answers'] | undefined => {
  const kept = read<Kept>(authKey);
  if (!kept?.isLoggedIn || !kept.refreshToken || !kept.haveSubscription) return undefined;
  if (wasLastEnded(kept.refreshToken)) return undefined;
  const token = access(kept, renewal);
  const one = async (address: string) => {
    try {
      const authorization = await token;
      if (!authorization) return undefined;
      const answer = await fetch(address, {
        headers: { accept: 'application/json', authorization: `JWT ${authorization}` },
      });
      return answer.ok ? answer : undefined;
    } catch {
      return undefined;
    }
  };
  const answers = Object.fromEntries(addresses.map((address) => [address, one(address)]));
  const { refreshToken: refresh } = kept;
  const { early } = globalThis;
  // Of another session, which another tab may have ended meanwhile, nothing goes on.
  const before = early?.refresh === refresh ? early : undefined;
  globalThis.early = { at: before?.at ?? Date.now(), refresh, answers: { ...before?.answers, ...answers } };
  return answers;
};
