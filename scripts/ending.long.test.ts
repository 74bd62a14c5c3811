import { expect, test } from 'vitest';
import { type Ended, startAndEnd } from './lib/ending.ts';

const cases: [Ended, NodeJS.Signals][] = [
  ['npm', 'SIGTERM'],
  ['npm', 'SIGINT'],
  ['npm', 'SIGKILL'],
  ['run.mjs', 'SIGTERM'],
  ['run.mjs', 'SIGKILL'],
  ['the command', 'SIGTERM'],
  ['the command', 'SIGKILL'],
  ['the server', 'SIGTERM'],
  ['the server', 'SIGKILL'],
];

/** Which processes are whose is read from /proc. */
test.runIf(process.platform === 'linux').for(cases)(
  'when %s alone gets %s, nothing is left running',
  { timeout: 300_000 },
  async ([ended, signal]) => {
    await expect(startAndEnd(ended, signal)).resolves.toBeUndefined();
  },
);
