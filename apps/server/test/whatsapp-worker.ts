import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { newLog } from '../src/core/log.ts';
import { newServices } from '../src/core/services.ts';
import { readSettings } from '../src/core/settings.ts';
import { startWhatsapp } from '../src/whatsapp/index.ts';

/** The worker's part of WhatsApp as a process of its own, to be killed as power cuts do. It begins when it is told to. */
const databaseUrl = process.env.DATABASE_URL!;
const services = newServices(databaseUrl, readSettings(process.env), { connections: 4 });
flushCompileCache();
process.send?.('ready');
await once(process, 'message');
await startWhatsapp(databaseUrl, services, newLog('silent'));
