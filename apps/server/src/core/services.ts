import type { Services } from './context.ts';
import { rolePool } from './database/pool.ts';
import { newFileLinks } from './files/file-links.ts';
import { newBlobStore } from './files/new-blob-store.ts';
import type { Settings } from './settings.ts';

/** What a process has once, and `end`, which closes it. `connections` at most for requests and jobs. */
export const newServices = (
  databaseUrl: string,
  settings: Settings,
  { now = () => new Date(), connections = 20 } = {},
): Services & { end(): Promise<void> } => {
  const pools = {
    pool: rolePool(databaseUrl, settings.secretKey, 'angan_app', connections),
    platformPool: rolePool(databaseUrl, settings.secretKey, 'angan_platform', 4),
    apartPool: rolePool(databaseUrl, settings.secretKey, 'angan_app', 2),
  };
  return {
    settings,
    now,
    ...pools,
    store: newBlobStore(settings),
    links: newFileLinks(settings.secretKey, now),
    end: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.end()))),
  };
};
