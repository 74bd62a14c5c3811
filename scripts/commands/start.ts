import { exited, launch, stopAfterALoss } from '../lib/processes.ts';
import { command, holdDatabase, SANDBOX, settingsWithFreePorts, startServer, welcome } from '../lib/services.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

await command(async () => {
  const settings = await settingsWithFreePorts();
  await buildWebIfStale();
  await holdDatabase(settings);
  const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  const sandbox = settings.sandboxPort
    ? launch([SANDBOX], { tied: true, env: { ...env, SANDBOX_PORT: String(settings.sandboxPort) } })
    : undefined;
  const server = await startServer(env);
  console.log(welcome(server.ready, settings));
  await Promise.race([server.gone, ...(sandbox ? [exited(sandbox)] : [])]);
  await stopAfterALoss();
});
