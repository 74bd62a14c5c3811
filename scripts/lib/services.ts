import { once } from 'node:events';
import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { portIsFree } from '../../apps/server/src/core/ports.ts';
import { readSettings, type Settings } from '../../apps/server/src/core/settings.ts';
import { StartError } from '../../apps/server/src/core/start-error.ts';
import { launch, stopAfterALoss, whenAllStopped } from './processes.ts';

export const SERVER = 'apps/server/src/main.ts';
export const SANDBOX = 'packages/sandbox/src/main.ts';

/** Runs the body of a command; what a person can mend is printed as a sentence, without a stack. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The settings that server and scripts share, with the ports that they imply proved free. */
export async function settingsWithFreePorts(): Promise<Settings> {
  const settings = readSettings(process.env);
  const { port, host, sandboxPort } = settings;
  const wanted: [number, string][] = [[port, host]];
  if (sandboxPort) wanted.push([sandboxPort, '127.0.0.1'], [sandboxPort + 1, '127.0.0.1'], [sandboxPort + 2, host]);
  for (const [number, address] of wanted) {
    if (await portIsFree(number, address)) continue;
    const which = number === port ? 'PORT' : 'SANDBOX_PORT';
    throw new StartError(
      `Port ${number} is in use by another program, perhaps an Angan that still runs. Stop it, or choose another: ${which}=${number + 100} npm start`,
    );
  }
  return settings;
}

/** Our own seat at the embedded database: it stays up while the server restarts, and goes with us when that one crashes. */
export async function holdDatabase({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (!databaseUrl) whenAllStopped((await startEmbedded({ dataDir })).stop);
}

export interface Ready {
  url: string;
  demo: boolean;
}

/** Starts the server as a process of its own; resolves once it answers, rejects where it ends before that. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<{ ready: Ready; gone: Promise<unknown> }> {
  const child = launch([SERVER], { tied: true, env });
  const gone = once(child, 'exit');
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message as Ready),
    gone.then(stopAfterALoss),
  ]);
  return { ready, gone };
}

/** What a newcomer needs to know once everything answers. */
export function welcome(ready: Ready, { sandboxPort }: Settings): string {
  const lines = ['', `  Angan is open at        ${ready.url}`];
  if (sandboxPort) lines.push(`  Its mails, SMS and WhatsApp are at http://127.0.0.1:${sandboxPort}`);
  if (ready.demo) {
    lines.push('', `  Demo logins, all with the password ${demoPassword}:`);
    for (const { email, usertype, company } of demoLogins)
      lines.push(`    ${email.padEnd(24)}${usertype.padEnd(18)}${company}`);
  }
  return [...lines, '', '  Ctrl-C stops everything.', ''].join('\n');
}
