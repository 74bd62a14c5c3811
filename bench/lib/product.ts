import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listenToChanges } from '../../apps/server/src/core/live/changes.ts';
import { newLog } from '../../apps/server/src/core/log.ts';
import { newServices } from '../../apps/server/src/core/services.ts';
import { readSettings } from '../../apps/server/src/core/settings.ts';
import { newServer } from '../../apps/server/src/server.ts';

/** Where `npm run build` put the web app; without it the calls are served alone. */
const webApp = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** The product's own server on the benchmark's database, as it runs for people, with the log at warnings. */
const settings = readSettings({ ...process.env, DEMO: '0' });
const log = newLog('warn');
const services = newServices(process.env.DATABASE!, settings);
const changes = await listenToChanges(process.env.DATABASE!, log);
const app = await newServer(services, changes, log, existsSync(webApp) ? webApp : undefined);
await app.listen({ port: settings.port, host: '127.0.0.1' });
process.send?.('ready');
process.on('SIGTERM', () => process.exit(0));
