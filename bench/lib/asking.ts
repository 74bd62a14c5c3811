import type { Latency } from './latency.ts';

const everyMs = 50;

/** Asks the same again and again, at a steady pace whatever the answers take, until it is stopped. */
export const asking = (url: string, headers: Record<string, string>) => {
  const taken: number[] = [];
  const under: Promise<void>[] = [];
  const one = async () => {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    taken.push(performance.now() - began);
  };
  const timer = setInterval(() => {
    const asked = one();
    // What went wrong is thrown where it is stopped.
    asked.catch(() => undefined);
    under.push(asked);
  }, everyMs);
  return {
    stop: async (): Promise<Latency> => {
      clearInterval(timer);
      await Promise.all(under);
      const sorted = taken.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
    },
  };
};
