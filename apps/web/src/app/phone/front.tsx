import { Navigate, useLocation } from 'react-router';
import { type Screen, screen } from '../../core/screen.ts';
import { useUsertype } from '../../core/session/index.ts';

const home = screen(() => import('../home/home.tsx'), 'Home');

/** The root of the site: the office for who is in, the login for who is not: who has the app knows what it is, and the page for visitors shows prices. */
const Front = () => {
  const usertype = useUsertype();
  const { state } = useLocation();
  return usertype === null ? <Navigate to="/login" replace state={state} /> : <home.Component />;
};

export const front: Screen = { ...home, Component: Front };
