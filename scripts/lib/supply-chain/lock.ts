import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of package-lock.json, as far as anything is asked of it here. */
export interface Locked {
  /** 'node_modules/pg' */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** Where it came from; npm leaves it out by our settings. */
  readonly resolved?: string;
}

/** What the lock would bring in on any system, without the workspaces of our own. */
export const readLock = (root: string): Locked[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Omit<Locked, 'path' | 'name'> & { link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, path, name: path.split('node_modules/').at(-1)! }));
};
