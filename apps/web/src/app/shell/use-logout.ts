import { useNavigate } from 'react-router';
import { logOut, logOutEverywhere, useAuth } from '../../core/session/index.ts';

/** Both ways out; afterwards the welcome page stands, at its own address. */
export const useLogout = () => {
  const navigate = useNavigate();
  const leaveBy = (way: () => Promise<void>) => async () => {
    await way();
    if (!useAuth.getState().isLoggedIn) navigate('/', { replace: true });
  };
  return { here: leaveBy(logOut), everywhere: leaveBy(logOutEverywhere) };
};
