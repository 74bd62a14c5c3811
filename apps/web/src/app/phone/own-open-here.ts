import { screen } from '../../core/screen.ts';

/** Where prices stand, and what is bought. */
const selling: readonly string[] = ['/offers', '/buy/:duration', '/renew', '/paymentdetail', '/paymentstatus'];

const onTheWeb = screen(() => import('../on-the-web.tsx'), 'OnTheWeb');

/** Whether a route shows what it is for; those that sell say where that is done. */
export const isOpenHere = (path: string): boolean => !selling.includes(path);

/** The routes as the stores' apps have them. */
export const openHere = <T extends { readonly path: string }>(routes: readonly T[]): readonly T[] =>
  routes.map((route) => (isOpenHere(route.path) ? route : { ...route, screen: onTheWeb }));
