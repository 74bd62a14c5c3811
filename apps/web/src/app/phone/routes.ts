import { routes as all, isBuilt as hasScreen, type Path } from '../routes.ts';
import { isOpenHere, openHere } from './own-open-here.ts';

export * from '../routes.ts';

/** As in a browser, without what sells. */
export const routes = openHere(all);
export const isBuilt = (path: Path): boolean => hasScreen(path) && isOpenHere(path);
