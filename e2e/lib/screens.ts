import { decide, type Who } from '../../apps/web/src/app/guards.ts';
import { type Path, type Route, routes } from '../../apps/web/src/app/routes.ts';

/** Addresses of every screen that is built, and of the states of them that look different. */

/** Paths in which something is filled in: `/buy/:duration`. */
type WithPlaces = Extract<Path, `${string}:${string}`>;
/** Those that name a record, for which one is made as the walk begins: record-addresses.ts. */
export type OfRecord =
  | '/tours/:visit_group'
  | '/addtask/inquiry/:id'
  | '/addtask/property/:id'
  | '/addunit/:area/:society';

const filledForVisitors: Record<Exclude<WithPlaces, OfRecord | '/buy/:duration'>, readonly string[]> = {
  '/activation/:uid/:token': ['/activation/MQ/no-such-token'],
  '/join/:uid/:token': ['/join/MQ/no-such-token'],
  '/password-reset/:uid/:token': ['/password-reset/MQ/no-such-token'],
  '/detailSupport/:type': ['/detailSupport/Matching'],
  '/policy/:type': ['/policy/PrivacyPolicy', '/policy/RefundPolicy', '/policy/Terms&Conditions', '/policy/none'],
};
const states = [
  '/buy/yearly',
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

const built = routes.filter(({ path, screen }: Route) => screen && !path.includes(':'));
const openTo = (who: Who): Path[] => built.filter(({ guard }) => decide(guard, who) === 'show').map(({ path }) => path);
/** From which an Owner is led to another. */
const colleaguesOwn: readonly Path[] = ['/subuserprofile'];

export const screensOf = {
  visitor: [...openTo({ usertype: null, active: false }), ...Object.values(filledForVisitors).flat()],
  owner: [...openTo({ usertype: 'Owner', active: true }).filter((path) => !colleaguesOwn.includes(path)), ...states],
  // Their list of contacts has masked numbers.
  colleague: [...colleaguesOwn, '/contactList'],
  admin: built.filter(({ guard }) => guard === 'admin').map(({ path }) => path),
};

/** The paths of built screens to which none of these addresses leads. */
export const notAmong = (addresses: readonly string[]): string[] => {
  const paths = addresses.map((address) => address.split('?')[0]!);
  const isShown = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/:]+')}$`);
    return paths.some((one) => pattern.test(one));
  };
  return routes.filter(({ screen, path }: Route) => screen && !isShown(path)).map(({ path }) => path);
};
