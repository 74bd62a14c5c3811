import { z } from 'zod';

/** Bad manners on demand, each for the next `times` occasions; `clock_skew` is how many minutes a clock is wrong, until cleared. */
export const kinds = [
  'late',
  'double',
  'unordered',
  'malformed',
  'throttled',
  'refused_login',
  'down',
  'clock_skew',
  'document_type',
  'push_double',
  'push_lost',
] as const;
export type Manner = (typeof kinds)[number];

export const mannerSchema = z.strictObject({
  kind: z.enum(kinds),
  times: z.int().min(1).max(1000).default(1),
  minutes: z.int().min(-600).max(600).default(17),
});

export class Manners {
  private waiting: z.infer<typeof mannerSchema>[] = [];
  /** Milliseconds that Housing's clock is ahead. */
  ahead = 0;

  add(one: z.infer<typeof mannerSchema>): void {
    if (one.kind === 'clock_skew') this.ahead = one.minutes * 60_000;
    else this.waiting.push({ ...one });
  }

  clear(): void {
    this.waiting = [];
    this.ahead = 0;
  }

  pending(): readonly z.infer<typeof mannerSchema>[] {
    return this.waiting;
  }

  /** Whether the next occasion of this kind is met. */
  take(kind: Manner): boolean {
    const one = this.waiting.find((given) => given.kind === kind);
    if (!one) return false;
    one.times--;
    if (one.times === 0) this.waiting = this.waiting.filter((given) => given !== one);
    return true;
  }
}
