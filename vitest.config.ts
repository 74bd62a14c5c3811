import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { catalogues } from './apps/web/tools/catalogues.ts';
import { languageMacros } from './apps/web/tools/language-macros.ts';
import { LongestFirst } from './scripts/lib/longest-first.ts';

/** Milliseconds until a test gives up on what should come: a limit for what never comes, far above any slow machine. */
const patience = 30_000;

/**
 * Files at once: one for each core, up to four. The database, the server and the browser work beside them; more files
 * than cores took a quarter more of the processors, and longer: decision 314.
 */
const atOnce = Math.min(4, Math.max(2, availableParallelism()));

/** Long proofs (kills, tens of thousands of rows, fuzzing) are the run of vitest.long.config.ts. */
const exclude = [...configDefaults.exclude, '**/*.long.test.ts'];

const core = 'apps/web/src/core/**/*.test.ts';

/** One run, three kinds of test: rules, calls over HTTP on a real database, journeys in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/*/src/**/*.test.ts', 'apps/mobile/tools/**/*.test.ts'],
          exclude,
          environment: 'node',
          experimental: { viteModuleRunner: false },
          maxWorkers: atOnce,
          // The files of one worker share its modules: loading them anew for each took longer than many a file.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [languageMacros(), catalogues()],
        test: {
          // Apart from the packages, since it puts things in the browser's place.
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          exclude: [...exclude, core],
          environment: 'node',
          maxWorkers: atOnce,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [languageMacros(), catalogues()],
        test: {
          // Its modules keep who is signed in and what is under way, or are put in each other's place: each file has its own.
          name: 'web-core',
          include: [core],
          exclude,
          environment: 'node',
          maxWorkers: atOnce,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          environment: 'node',
          // Node reads TypeScript by itself, as it does when the product runs.
          experimental: { viteModuleRunner: false },
          globalSetup: ['apps/server/test/global-setup.ts'],
          maxWorkers: atOnce,
          isolate: false,
          expect: { poll: { timeout: patience } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [languageMacros(), catalogues()],
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['e2e/global-setup.ts'],
          // They come after all the rest.
          maxWorkers: atOnce,
          isolate: false,
          expect: { poll: { timeout: patience } },
          sequence: { groupOrder: 1 },
          // npm run e2e -- --twice
          ...(process.env.E2E_TWICE ? { runner: './e2e/lib/twice.ts' } : {}),
          // Once more, which the run says of it: a browser, a server, a worker and the stand-ins share two cores here.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
