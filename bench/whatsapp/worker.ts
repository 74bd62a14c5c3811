import { startWorker } from '../../apps/server/src/core/jobs/worker.ts';
import { newLog } from '../../apps/server/src/core/log.ts';
import { newChannels } from '../../apps/server/src/core/outbox/index.ts';
import { newServices } from '../../apps/server/src/core/services.ts';
import { readSettings } from '../../apps/server/src/core/settings.ts';
import { allJobs } from '../../apps/server/src/jobs.ts';
import { startWhatsapp } from '../../apps/server/src/whatsapp/index.ts';

/** The worker's part of WhatsApp as a process of its own, on the benchmark's database; with JOBS all its jobs as well. */
const settings = readSettings({ ...process.env, DEMO: '0' });
const databaseUrl = process.env.DATABASE!;
const services = newServices(databaseUrl, settings);
const log = newLog('warn');
if (process.env.JOBS) await startWorker(databaseUrl, services, allJobs(newChannels(settings)), log);
await startWhatsapp(databaseUrl, services, log);
process.send?.('ready');
