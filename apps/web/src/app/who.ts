import { useMemo } from 'react';
import { useNames } from '../core/names/index.ts';
import { useAuth } from '../core/session/index.ts';
import type { Who } from './guards.ts';

/** The person as the guards and menus see them. */
export const useWho = (): Who => {
  const usertype = useAuth(({ isLoggedIn, userInfo }) => (isLoggedIn ? (userInfo?.usertype ?? null) : null));
  const active = useAuth(({ haveSubscription }) => haveSubscription);
  const deleting = useAuth(({ userCompanyInfo }) => userCompanyInfo?.subscription_status === 'Deleting');
  const id = useAuth(({ userInfo }) => userInfo?.id);
  const record = useNames(({ permissions }) => permissions.find(({ user }) => user === id));
  return useMemo(() => ({ usertype, active, deleting, record }), [usertype, active, deleting, record]);
};
