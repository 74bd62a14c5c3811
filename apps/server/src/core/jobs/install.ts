import { Logger, runMigrations } from 'graphile-worker';

/** Makes the queue's own tables, or brings them up to date. */
export const installQueue = (ownerUrl: string): Promise<void> =>
  runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => undefined) });
