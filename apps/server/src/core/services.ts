import type { Services } from './context.ts';
import { rolePool } from './database/pool.ts';
import { type DatabaseRoles, usualRoles } from './database/roles.ts';
import { newFileLinks } from './files/file-links.ts';
import { newBlobStore } from './files/new-blob-store.ts';
import type { Settings } from './settings.ts';

/** What a process has once, and `end`, which closes it. `connections` at most for requests and jobs. `roles` are those of the database. */
export const newServices = (
  databaseUrl: string,
  settings: Settings,
  {
    now = () => new Date(),
    connections = settings.connections.app,
    roles = usualRoles,
  }: { now?: () => Date; connections?: number; roles?: DatabaseRoles } = {},
): Services & { end(): Promise<void> } => {
  const pools = {
    pool: rolePool(databaseUrl, settings.secretKey, roles.app, connections),
    platformPool: rolePool(databaseUrl, settings.secretKey, roles.platform, settings.connections.platform),
    apartPool: rolePool(databaseUrl, settings.secretKey, roles.app, 2),
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
