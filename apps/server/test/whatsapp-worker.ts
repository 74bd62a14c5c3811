import { newLog } from '../src/core/log.ts';
import { newServices } from '../src/core/services.ts';
import { readSettings } from '../src/core/settings.ts';
import { startWhatsapp } from '../src/whatsapp/index.ts';

/** The worker's part of WhatsApp as a process of its own, to be killed as power cuts do. */
const databaseUrl = process.env.DATABASE_URL!;
const services = newServices(databaseUrl, readSettings(process.env), { connections: 4 });
await startWhatsapp(databaseUrl, services, newLog('silent'));
process.send?.('ready');
