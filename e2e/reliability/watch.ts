import { performance } from 'node:perf_hooks';

/** What a watched process tells every second. Times in milliseconds, memory in bytes. */
export interface Pulse {
  readonly pulse: {
    /** The longest time that the loop was late in this second, whoever kept it. */
    readonly late: number;
    /** The longest time that the loop itself computed without a pause: late, and the processor was ours. */
    readonly held: number;
    readonly memory: number;
  };
}

const everyMs = 20;

/**
 * Preloaded into a process of the product: measures how long its event loop is kept. A loop can be late because other
 * programs have the processor; it was held only for the time that its own thread computed.
 */
if (process.send) {
  let from = performance.now();
  let computed = process.threadCpuUsage();
  let late = 0;
  let held = 0;
  setInterval(() => {
    const used = process.threadCpuUsage(computed);
    const passed = performance.now() - from - everyMs;
    late = Math.max(late, passed);
    held = Math.max(held, Math.min(passed, (used.user + used.system) / 1000));
    from = performance.now();
    computed = process.threadCpuUsage();
  }, everyMs).unref();
  setInterval(() => {
    process.send?.({ pulse: { late, held, memory: process.memoryUsage().rss } } satisfies Pulse);
    late = 0;
    held = 0;
  }, 1000).unref();
}
