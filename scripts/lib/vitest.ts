import { runTool } from './processes.ts';

/** Runs the tests with our reporter, whose last line is the count; returns the exit code. `env` is added to ours. */
export const vitest = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  runTool(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/test-reporter.ts', ...args],
    {
      env: { NODE_ENV: 'test', ...env },
    },
  );
