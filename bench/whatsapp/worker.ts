import { newLog } from '../../apps/server/src/core/log.ts';
import { newServices } from '../../apps/server/src/core/services.ts';
import { readSettings } from '../../apps/server/src/core/settings.ts';
import { startWhatsapp } from '../../apps/server/src/whatsapp/index.ts';

/** The worker's part of WhatsApp as a process of its own, on the benchmark's database. */
const settings = readSettings({ ...process.env, DEMO: '0' });
const runner = await startWhatsapp(process.env.DATABASE!, newServices(process.env.DATABASE!, settings), newLog('warn'));
process.send?.('ready');
process.on('SIGTERM', () => void runner.stop().then(() => process.exit(0)));
