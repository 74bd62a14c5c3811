import { z } from 'zod';

/** Bad manners on demand, each for the next `times` occasions. */
export const kinds = [
  'webhook_lost',
  'webhook_double',
  'webhook_late',
  'webhook_unordered',
  'webhook_wrong_signature',
  'callback_lost',
  'callback_wrong_signature',
  'wrong_amount',
  'late_authorisation',
] as const;
export type Manner = (typeof kinds)[number];

export const mannerSchema = z.strictObject({
  kind: z.enum(kinds),
  times: z.int().min(1).max(1000).default(1),
  /** Milliseconds that something late comes later. */
  ms: z.int().min(0).max(3_600_000).default(1000),
});
type Given = z.infer<typeof mannerSchema>;

export class Manners {
  private waiting: Given[] = [];

  add(one: Given): void {
    this.waiting.push({ ...one });
  }

  clear(): void {
    this.waiting = [];
  }

  pending(): readonly Given[] {
    return this.waiting;
  }

  /** Whether the next occasion of this kind is met; its milliseconds. */
  take(kind: Manner): { ms: number } | undefined {
    const one = this.waiting.find((given) => given.kind === kind);
    if (!one) return undefined;
    one.times--;
    if (one.times === 0) this.waiting = this.waiting.filter((given) => given !== one);
    return one;
  }
}
