import { type Route, routes } from '../../apps/web/src/app/routes.ts';

/** Addresses of every screen that is built, and of the states of them that look different. */

const visitors = [
  '/',
  '/login',
  '/register',
  '/verifymobile',
  '/forgotpass',
  '/activation/MQ/no-such-token',
  '/password-reset/MQ/no-such-token',
  '/support',
  '/detailSupport/Matching',
  '/policy/PrivacyPolicy',
  '/policy/RefundPolicy',
  '/policy/Terms&Conditions',
  '/policy/none',
  '/qna',
  '/offers',
  '/demo',
];
const states = [
  '/contact?view=card',
  '/contact?add=one',
  '/contact?add=many',
  '/contact?search=zzzqqq',
  '/sources?add=one',
  '/contactgroup?add=rule',
  '/tasks?view=calendar',
  '/tasks?view=calendar&span=week',
  '/leads?days=all',
  '/settings?part=integrations&portal=housing',
  '/settings?part=integrations&portal=facebook',
  '/settings?part=support',
  '/facebook/callback?code=none',
  '/duplicates?kind=likely',
  '/duplicates?kind=possible',
  '/no/such/page',
];
// Who is asked here is led away from it.
const others = ['/subuserprofile'];
const built = routes.filter(
  ({ path, guard, screen }: Route) => screen && !path.includes(':') && guard !== 'logged-out' && !others.includes(path),
);
const admins = built.filter(({ guard }) => guard === 'admin');

export const screensOf = {
  visitor: visitors,
  owner: [...built.filter((route) => !admins.includes(route)).map(({ path }) => path), ...states],
  admin: admins.map(({ path }) => path),
};
