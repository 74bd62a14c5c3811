import { z } from 'zod';

/** Bad manners on demand: what real services do on their worse days. */
export const faultSchema = z.strictObject({
  room: z.string(),
  /** `refuse` for good, `temporary` until later, `delay` then answer, `timeout` without any answer. */
  kind: z.enum(['refuse', 'temporary', 'delay', 'timeout']),
  /** How many of the next requests it meets. */
  times: z.int().min(1).max(1000).default(1),
  /** Milliseconds, for `delay` and for how long `timeout` keeps the line open. */
  ms: z.int().min(0).max(600_000).default(1000),
});
export type Fault = z.infer<typeof faultSchema>;

/** The faults that wait for one room's next requests, first come first served. */
export class Faults {
  private waiting: Fault[] = [];

  add(fault: Fault): void {
    this.waiting.push({ ...fault });
  }

  clear(): void {
    this.waiting = [];
  }

  /** What the next requests will meet, for the page. */
  pending(): readonly Fault[] {
    return this.waiting;
  }

  /** The fault of this request, counted down; a delay is waited out here and then counts as none. */
  async next(): Promise<'refuse' | 'temporary' | 'timeout' | null> {
    const fault = this.waiting[0];
    if (!fault) return null;
    fault.times--;
    if (fault.times === 0) this.waiting.shift();
    if (fault.kind === 'delay' || fault.kind === 'timeout') await new Promise((done) => setTimeout(done, fault.ms));
    return fault.kind === 'delay' ? null : fault.kind;
  }
}
