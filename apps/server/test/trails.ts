import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { newLog } from '../src/core/log.ts';
import { keepTrails } from '../src/trails/keep-trails.ts';
import type { TestServer } from './support.ts';

type Keep = TestServer['services']['settings']['keep'];

/** Looks after the trails of a server as a worker does, with these settings; answers what it warned of. */
export const keepTrailsOf = async ({ services, owner }: TestServer, settings: Partial<Keep> = {}) => {
  const lines: string[] = [];
  const log = newLog('warn', { write: (line: string) => lines.push(line) });
  const keeping = { ...services.settings, keep: { ...services.settings.keep, ...settings } };
  const client = await owner.connect();
  try {
    await keepTrails(client, { ...services, settings: keeping }, log);
  } finally {
    client.release();
  }
  return lines.map((line) => JSON.parse(line));
};

/** The rows that a file of a trail holds. */
export const rowsInFile = async (
  { services }: TestServer,
  { company_id, store_key }: { company_id: number; store_key: string },
) =>
  gunzipSync(await buffer((await services.store.get(`${company_id}/${store_key}/full`))!))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
