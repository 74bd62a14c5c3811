import { useNames } from '../names/names.ts';
import { type Auth, useAuth } from '../session/auth.ts';
import { endOf } from '../session/jwt.ts';

/**
 * Whose answers may be kept at this moment: the person, this login of theirs, and what they may see. What was kept for
 * another is not theirs to read. undefined where nobody's are: an office without a subscription, a visit of the platform's
 * support, a session that its time has ended.
 */
export const whose = (
  { isLoggedIn, userInfo, userCompanyInfo, haveSubscription, refreshToken, clockSkew }: Auth = useAuth.getState(),
  now = Date.now(),
): string | undefined => {
  if (!isLoggedIn || !userInfo || !haveSubscription || userInfo.support_until) return undefined;
  const end = endOf(refreshToken);
  if (end !== null && end <= now + clockSkew) return undefined;
  const rights = useNames.getState().permissions.find(({ user }) => user === userInfo.id);
  return JSON.stringify([userInfo.id, userCompanyInfo?.id, userInfo.usertype, rights, refreshToken?.slice(-24)]);
};
