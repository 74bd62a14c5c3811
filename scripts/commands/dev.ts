import { prefixed } from '../lib/prefixed.ts';
import { exited, launch, stopAfterALoss } from '../lib/processes.ts';
import { command, holdDatabase, SANDBOX, SERVER, settingsWithFreePorts, welcome } from '../lib/services.ts';

await command(async () => {
  const settings = await settingsWithFreePorts();
  const { port, host, sandboxPort, demo } = settings;
  await holdDatabase(settings);
  const webPort = Number(process.env.WEB_PORT ?? port + 3);

  const start = (name: string, color: 'cyan' | 'magenta' | 'yellow', args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = launch(args, { tied: true, output: 'pipe', env });
    prefixed(child, name, color);
    return exited(child);
  };
  const gone = [
    start('server', 'cyan', ['--watch', '--watch-preserve-output', SERVER]),
    start('web', 'magenta', ['node_modules/vite/bin/vite.js', 'apps/web'], { WEB_PORT: String(webPort) }),
    start('sandbox', 'yellow', ['--watch', '--watch-preserve-output', SANDBOX], {
      SANDBOX_PORT: String(sandboxPort ?? port + 1),
    }),
  ];
  const lost = Promise.race(gone).then(stopAfterALoss);
  await Promise.race([answers(`http://${host}:${port}/readyz`), lost]);
  console.log(welcome({ url: `http://127.0.0.1:${webPort}`, demo }, settings));
  await lost;
});

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 200));
}
