import { writeSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** Prints the slowest tests, and as the very last line of the process what passed and failed. */
export default class TestReporter implements Reporter {
  private counted: { passed: number; failed: number; skipped: number } | undefined;

  onInit(): void {
    // After everything that teardown may still print.
    process.once('exit', () => writeSync(1, `${this.lastLine()}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that does not load and an error outside any test have no test to count, and are failures all the same.
    const elsewhere =
      modules.filter((module) => module.errors().length > 0).length + suiteErrors(modules) + unhandledErrors.length;
    this.counted = {
      passed: count('passed'),
      failed: count('failed') + elsewhere,
      skipped: count('skipped') + count('pending'),
    };
    printSlowest(tests);
  }

  private lastLine(): string {
    // The run that never began, for example because its set-up failed, has passed nothing.
    const { passed, failed, skipped } = this.counted ?? { passed: 0, failed: 1, skipped: 0 };
    return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  }
}

const suiteErrors = (modules: readonly TestModule[]): number =>
  modules.flatMap((module) => [...module.children.allSuites()]).filter((suite) => suite.errors().length > 0).length;

function printSlowest(tests: TestCase[]): void {
  const took = (test: TestCase) => test.diagnostic()?.duration ?? 0;
  const slowest = tests
    .filter((test) => took(test) > 0)
    .sort((a, b) => took(b) - took(a))
    .slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log('\nSlowest tests');
  for (const test of slowest)
    console.log(`${(took(test) / 1000).toFixed(2).padStart(7)} s  ${test.module.relativeModuleId} > ${test.fullName}`);
  console.log();
}
