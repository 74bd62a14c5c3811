import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './places.ts';

const bin = join(root, 'node_modules/@capacitor/cli/bin/capacitor');

/** Runs Capacitor's command in `folder`. Answers whether it worked, and all that it wrote. */
export const cap = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    // It asks nobody, tells nobody, and its words come without colours.
    env: { ...process.env, CI: '1', CAPACITOR_TELEMETRY: 'false', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { works: status === 0, said: `${stdout}${stderr}`.trim() };
};
