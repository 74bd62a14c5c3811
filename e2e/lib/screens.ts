import { type Route, routes } from '../../apps/web/src/app/routes.ts';

/** Addresses of every screen that is built, and of the states of them that look different. */

const visitors = ['/', '/login'];
const states = [
  '/contact?view=card',
  '/contact?add=one',
  '/contact?add=many',
  '/contact?search=zzzqqq',
  '/sources?add=one',
  '/no/such/page',
];
// Who is asked here is led away from these.
const others = ['/login', '/subuserprofile'];
const built = routes.filter(({ path, screen }: Route) => screen && !path.includes(':') && !others.includes(path));
const admins = built.filter(({ guard }) => guard === 'admin');

export const screensOf = {
  visitor: visitors,
  owner: [...built.filter((route) => !admins.includes(route)).map(({ path }) => path), ...states],
  admin: ['/', ...admins.map(({ path }) => path)],
};
