import { type RunnerTask, TestRunner } from 'vitest';

/**
 * Runs every journey two times on the same product, and none a third time. What a journey leaves behind must not stop
 * its second try: that one's failure would hide why the first one failed.
 */
export default class Twice extends TestRunner {
  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    Object.assign(test, { repeats: 1, retry: 0 });
    await super.onBeforeRunTask(test);
  }
}
