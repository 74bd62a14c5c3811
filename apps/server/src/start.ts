import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { isHeld } from './backup/index.ts';
import { startBilling } from './billing/index.ts';
import type { Services } from './core/context.ts';
import { startWorker } from './core/jobs/worker.ts';
import { listenToChanges } from './core/live/changes.ts';
import { newLog } from './core/log.ts';
import { newChannels } from './core/outbox/index.ts';
import { newServices } from './core/services.ts';
import { readSettings } from './core/settings.ts';
import { StartError } from './core/start-error.ts';
import { seedDemoLeads, seedDemoWhatsapp } from './demo/index.ts';
import { askForSlots } from './demo-bookings/index.ts';
import { allJobs } from './jobs.ts';
import { startLeads, startMailDoor } from './lead-events/index.ts';
import { openDatabase } from './open-database.ts';
import { newServer } from './server.ts';
import { startTrails } from './trails/index.ts';
import { connectFirstNumber, startStandstillWatch, startWhatsapp, syncUnread } from './whatsapp/index.ts';

const webAppFolder = path.resolve(import.meta.dirname, '../../web/dist');

/** Brings up the database and the half of the server that ROLE names; `stop` finishes requests and jobs first. */
export const startProduct = async (env: NodeJS.ProcessEnv) => {
  const settings = readSettings(env);
  const log = newLog(settings.logLevel);
  const { databaseUrl, ownerUrl, owner, roles, close } = await openDatabase(settings, log);
  const services = newServices(databaseUrl, settings, { roles });
  const changes = await listenToChanges(ownerUrl, log);
  const app = await newServer(services, changes, log, existsSync(webAppFolder) ? webAppFolder : undefined);
  const channels = newChannels(settings);
  // What was restored to be looked at does nothing by itself, and is not announced to anybody outside.
  const held = await isHeld(owner);
  if (held)
    log.warn(
      'this database was restored with --hold: no jobs are done and no messages sent; npm run restore -- --release',
    );
  const works = settings.role !== 'web' && !held;
  const worker = works ? await startWorker(ownerUrl, services, allJobs(channels), log) : undefined;
  const whatsapp = works ? await startWhatsapp(ownerUrl, services, log) : undefined;
  const billing = works ? await startBilling(ownerUrl, services, log) : undefined;
  if (works) await askForSlots(services);
  const leads = works ? await startLeads(ownerUrl, services, log) : undefined;
  const trails = works ? await startTrails(ownerUrl, services, log) : undefined;
  const watch = startStandstillWatch(services, log);
  if (settings.role !== 'worker') await listen(app, settings.host, settings.port);
  const mailDoor = settings.role === 'worker' || held ? undefined : await openMailDoor(services, log);
  // Meta knocks at our door before it lets us know.
  if (!held) {
    await connectFirstNumber(services);
    await syncUnread(services);
  }
  if (settings.demo && settings.role !== 'worker') {
    await seedDemoWhatsapp(services);
    await seedDemoLeads(services);
  }
  return {
    url: settings.publicUrl,
    demo: settings.demo,
    stop: async () => {
      await mailDoor?.stop();
      await app.close();
      await watch.stop();
      await trails?.stop();
      await leads?.stop();
      await billing?.stop();
      await whatsapp?.stop();
      await worker?.stop();
      channels.close();
      await changes.stop();
      await services.end();
      await close();
    },
  };
};

/** Mails of leads come in where the settings say so; at a port that nobody named only where it is free. */
const openMailDoor = async (services: Services, log: Logger) => {
  const { mailIn, host } = services.settings;
  if (!mailIn) return undefined;
  try {
    return await startMailDoor(services, log, { host, port: mailIn.port });
  } catch (error) {
    if (!mailIn.isImplied || !(error instanceof StartError)) throw error;
    log.warn(`${error.message} No mails of leads are taken in.`);
    return undefined;
  }
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
