import { Logger, runMigrations } from 'graphile-worker';
import { ownerPool } from '../database/pool.ts';

/** Makes the queue's own tables, or brings them up to date. */
export const installQueue = async (ownerUrl: string): Promise<void> => {
  // A pool that the library makes itself loses its listener before its connections are closed: one that the database
  // ends in between would end the process.
  const pgPool = ownerPool(ownerUrl, 1);
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
};
