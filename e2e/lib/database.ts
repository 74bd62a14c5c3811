import { inject } from 'vitest';
import { newClient } from '../../apps/server/src/core/database/client.ts';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';

/** Runs one statement in a product's database, past the server: for what only time brings about. */
export const inDatabase = async (
  statement: string,
  values: readonly unknown[],
  dataDir = inject('dataDir'),
): Promise<Record<string, unknown>[]> => {
  const { url, stop } = await startEmbedded({ dataDir, log: () => undefined });
  const client = newClient(url);
  try {
    await client.connect();
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
    await stop();
  }
};
