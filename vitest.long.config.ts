import { defineConfig } from 'vitest/config';
import { catalogues } from './apps/web/tools/catalogues.ts';
import { languageMacros } from './apps/web/tools/language-macros.ts';

/** The long proofs: kills, storms, tens of thousands of rows, fuzzing, all screens in each language. Three at a time: most of what they do is to wait for a process that was killed. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'long',
          include: ['{apps,packages,scripts}/**/*.long.test.ts'],
          environment: 'node',
          env: { LONG_PROOFS: '1' },
          globalSetup: ['apps/server/test/global-setup.ts'],
          maxWorkers: 3,
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [languageMacros(), catalogues()],
        test: {
          name: 'long-e2e',
          include: ['e2e/**/*.long.test.ts'],
          environment: 'node',
          env: { LONG_PROOFS: '1' },
          globalSetup: ['e2e/global-setup.ts'],
          maxWorkers: 2,
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          // They come after all the rest.
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
