import { type Screen, screen } from '../core/screen.ts';
import { useUsertype } from '../core/session/index.ts';

const home = screen(() => import('./home/home.tsx'), 'Home');
const welcome = screen(() => import('./welcome/welcome.tsx'), 'Welcome');

/** The root of the site: the office for who is in, the welcome page for who is not. */
const Front = () => {
  const usertype = useUsertype();
  return usertype === null ? <welcome.Component /> : <home.Component />;
};

export const front: Screen = { ...home, Component: Front };
