import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../src/core/ports.ts';
import type { Settings } from '../src/core/settings.ts';
import { testSecret } from './global-setup.ts';
import type { TestServer } from './support.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/**
 * The product as a process of its own on a test's database (the embedded one, where there is no address) and files, doing its jobs; to be killed as power cuts do. `env`
 * has settings of the test's own, such as its port; `hear` is told what it writes, which else goes to the test's own output.
 */
export const aProcess = async (
  { databaseUrl, services }: { databaseUrl: string | undefined; services: { settings: Pick<Settings, 'dataDir'> } },
  env: NodeJS.ProcessEnv = {},
  hear?: (text: string) => void,
) => {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: services.settings.dataDir,
      SECRET_KEY: testSecret,
      PORT: port,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', hear ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  if (hear) child.stdout!.on('data', (part) => hear(String(part)));
  const started = new AbortController();
  await Promise.race([
    once(child, 'message', { signal: AbortSignal.any([started.signal, AbortSignal.timeout(60_000)]) }),
    once(child, 'exit', { signal: started.signal }).then(([code, signal]) => {
      throw new Error(`The server ended before it was ready, with ${code ?? signal}.`);
    }),
  ])
    .catch((error) => {
      child.kill('SIGKILL');
      throw error;
    })
    .finally(() => started.abort());
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal: NodeJS.Signals) => {
      const { exitCode, signalCode } = child;
      if (exitCode !== null || signalCode) throw new Error(`The server had ended, with ${exitCode ?? signalCode}.`);
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};

/**
 * Lets time pass for jobs of workers that died: one that was killed is known for dead once its job has been held for ten
 * seconds, which nobody has to sit through.
 */
export const ageHeldJobs = ({ owner }: TestServer) =>
  owner.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '20 seconds' where locked_at is not null`,
  );
