/** Milliseconds that whoever asks waits. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Of what was measured, in milliseconds each. */
export const latencyOf = (all: readonly number[]): Latency => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
};
