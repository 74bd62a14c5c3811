import { rm } from 'node:fs/promises';
import { memoryFolder } from './memory-folder.ts';
import { runTool, whenAllStopped } from './processes.ts';

/** Runs the tests with our reporter, whose last line is the count; returns the exit code. `env` is added to ours. */
export const vitest = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> => {
  const folder = await memoryFolder();
  const clean = () => (folder ? rm(folder, { recursive: true, force: true }) : Promise.resolve());
  whenAllStopped(clean);
  const code = await runTool(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/test-reporter.ts', ...args],
    { env: { NODE_ENV: 'test', ...(folder && { TMPDIR: folder }), ...env } },
  );
  await clean();
  return code;
};
