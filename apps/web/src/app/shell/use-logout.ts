import { useNavigate } from 'react-router';
import { logOut, logOutEverywhere, useAuth } from '../../core/session/index.ts';
import { askToLeave } from './leave.ts';

/** Both ways out; afterwards the welcome page stands, at its own address. What waits to be sent would be lost: it is asked. */
export const useLogout = () => {
  const navigate = useNavigate();
  const leaveBy = (way: () => Promise<void>) => {
    const go = async () => {
      await way();
      if (!useAuth.getState().isLoggedIn) navigate('/', { replace: true });
    };
    return async () => {
      const { waitingNow } = await import('../../core/queue/index.ts');
      return (await waitingNow()).length > 0 ? askToLeave(go) : go();
    };
  };
  return { here: leaveBy(logOut), everywhere: leaveBy(logOutEverywhere) };
};
