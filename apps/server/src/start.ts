import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Services } from './core/context.ts';
import { rolePool } from './core/database/pool.ts';
import { listenToChanges } from './core/live/changes.ts';
import { newLog } from './core/log.ts';
import { readSettings } from './core/settings.ts';
import { StartError } from './core/start-error.ts';
import { openDatabase } from './open-database.ts';
import { newServer } from './server.ts';

const webAppFolder = path.resolve(import.meta.dirname, '../../web/dist');

/** Brings up the database and the half of the server that ROLE names; `stop` finishes requests and jobs first. */
export const startProduct = async (env: NodeJS.ProcessEnv) => {
  const settings = readSettings(env);
  const log = newLog(settings.logLevel);
  const { databaseUrl, close } = await openDatabase(settings, log);
  const services: Services = {
    settings,
    pool: rolePool(databaseUrl, settings.secretKey, 'angan_app'),
    now: () => new Date(),
  };
  const changes = await listenToChanges(databaseUrl, log);
  const app = await newServer(services, changes, log, existsSync(webAppFolder) ? webAppFolder : undefined);
  if (settings.role !== 'worker') await listen(app, settings.host, settings.port);
  return {
    url: settings.publicUrl,
    demo: settings.demo,
    stop: async () => {
      await app.close();
      await changes.stop();
      await services.pool.end();
      await close();
    },
  };
};

const listen = async (app: Awaited<ReturnType<typeof newServer>>, host: string, port: number) => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
    throw error;
  }
};
