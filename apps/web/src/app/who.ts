import { useMemo } from 'react';
import { useAuth } from '../core/session/index.ts';
import type { Who } from './guards.ts';

/** The person as the guards and menus see them. */
export const useWho = (): Who => {
  const usertype = useAuth(({ isLoggedIn, userInfo }) => (isLoggedIn ? (userInfo?.usertype ?? null) : null));
  const active = useAuth(({ haveSubscription }) => haveSubscription);
  return useMemo(() => ({ usertype, active }), [usertype, active]);
};
