import type { Company, Me } from '@angan/contract/auth/auth.ts';
import { create } from 'zustand';
import { read, write } from '../persist.ts';
import { authKey, tokenKey } from './kept-keys.ts';
import { wasLastEnded } from './last-ended.ts';

/** The session as the specification's client holds it, and how far this computer's clock is off. */
export interface Auth {
  userInfo: Me | null;
  /** The same person again when they are not the Owner: the menus of sub-users read this. */
  subuserInfo: Me | null;
  userCompanyInfo: Company | null;
  accessToken: string | null;
  refreshToken: string | null;
  FcmToken: string | null;
  isLoggedIn: boolean;
  /** The sentence with which the last session ended, until it has been read. */
  error: string | null;
  /** What the server told of that, as a word for programs. */
  why?: string | undefined;
  isLoading: boolean;
  haveSubscription: boolean;
  /** Milliseconds that the server's clock is ahead of this one. */
  clockSkew: number;
}

export const loggedOut: Auth = {
  userInfo: null,
  subuserInfo: null,
  userCompanyInfo: null,
  accessToken: null,
  refreshToken: null,
  FcmToken: null,
  isLoggedIn: false,
  error: null,
  isLoading: false,
  haveSubscription: false,
  clockSkew: 0,
};

/** What other tabs and the next reload find; the access token stands alone under `token`. */
const kept = ({ accessToken: _, error: __, isLoading: ___, ...rest }: Auth) => rest;

const hasEnded = (refreshToken: string | null) => refreshToken !== null && wasLastEnded(refreshToken);

/** The session as storage has it at this moment, or null when there is none. */
export const storedSession = (): Pick<Auth, 'accessToken'> & ReturnType<typeof kept> => {
  const accessToken = read<string>(tokenKey);
  const auth = read<ReturnType<typeof kept>>(authKey);
  return auth?.isLoggedIn && !hasEnded(auth.refreshToken)
    ? { ...kept(loggedOut), ...auth, accessToken }
    : { ...loggedOut };
};

export const useAuth = create<Auth>(() => ({ ...loggedOut, ...storedSession() }));

let isFromStorage = false;
/** Takes over what storage holds, without writing it there again. */
export const adoptSession = (stored: Partial<Auth>): void => {
  isFromStorage = true;
  useAuth.setState(stored);
  isFromStorage = false;
};

useAuth.subscribe((now, before) => {
  if (isFromStorage) return;
  if (now.accessToken !== before.accessToken) write(tokenKey, now.accessToken);
  const tellsOthers = (Object.keys(kept(now)) as (keyof ReturnType<typeof kept>)[]).some(
    (key) => now[key] !== before[key],
  );
  if (tellsOthers) write(authKey, now.isLoggedIn || now.refreshToken ? kept(now) : undefined);
});

/** What the server says of the person, as the fields of the session. */
export const sessionOf = (me: Me): Partial<Auth> => ({
  userInfo: me,
  subuserInfo: me.usertype === 'Owner' || me.usertype === 'Admin' ? null : me,
  userCompanyInfo: me.company_info,
  haveSubscription: me.company_info?.subscription_status === 'Active',
});
