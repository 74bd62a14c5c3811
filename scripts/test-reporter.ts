import { writeSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const SLOWEST = 10;

/**
 * Prints the slowest tests, what passed only when tried again and why it failed at first, and as the very last line what
 * passed and failed.
 */
export default class TestReporter implements Reporter {
  private counted: { passed: number; failed: number; skipped: number; retried: number } | undefined;

  onInit(): void {
    // After everything that teardown may still print.
    process.once('exit', (code) => writeSync(1, `${this.retriedLine()}${this.lastLine(code)}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that does not load and an error outside any test have no test to count, and are failures all the same.
    const elsewhere =
      modules.filter((module) => module.errors().length > 0).length + suiteErrors(modules) + unhandledErrors.length;
    const retried = tests.filter(
      (test) => test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0,
    );
    this.counted = {
      passed: count('passed'),
      failed: count('failed') + elsewhere,
      skipped: count('skipped') + count('pending'),
      retried: retried.length,
    };
    printSlowest(tests);
    printFirstFailures(retried);
  }

  private retriedLine(): string {
    const retried = this.counted?.retried ?? 0;
    return retried === 0
      ? ''
      : `${retried} passed only when tried again: mend what made ${retried === 1 ? 'it' : 'them'} fail.\n`;
  }

  private lastLine(code: number): string {
    const { passed, failed, skipped } = this.counted ?? { passed: 0, failed: 0, skipped: 0 };
    // A run that broke before or beside its tests, for example in its set-up, is a failure that nothing counted.
    const broken = code !== 0 && failed === 0 ? 1 : failed;
    return `${passed} passed, ${broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
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

function printFirstFailures(retried: readonly TestCase[]): void {
  for (const test of retried) {
    console.log(`Failed at first: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message, stack, diff } of test.result().errors ?? []) console.log(stack ?? message, diff ?? '');
    console.log();
  }
}
