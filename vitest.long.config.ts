import { defineConfig } from 'vitest/config';

/** The long proofs: kills, storms, tens of thousands of rows, fuzzing. Two at a time: most of what they do is to wait for a process that was killed. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'long',
          include: ['{apps,packages,scripts,e2e}/**/*.long.test.ts'],
          environment: 'node',
          env: { LONG_PROOFS: '1' },
          globalSetup: ['apps/server/test/global-setup.ts'],
          maxWorkers: 2,
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
