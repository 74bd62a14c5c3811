import { expect, test } from 'vitest';
import { startAndEnd } from './lib/ending.ts';

/** Which processes are whose is read from /proc. */
test.runIf(process.platform === 'linux').for([['SIGINT'], ['SIGKILL']] as const)(
  'when npm alone gets %s, nothing is left running',
  { timeout: 300_000 },
  async ([signal]) => {
    await expect(startAndEnd('npm', signal)).resolves.toBeUndefined();
  },
);
