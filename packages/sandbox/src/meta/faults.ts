import { z } from 'zod';

/** What a call of the Graph API can meet beyond the manners that every room has. */
const callKinds = [
  'http500',
  'http503',
  'http429',
  'token_expired',
  'error',
  'slow',
  'cut_before',
  'cut_after',
] as const;
const webhookKinds = ['webhook_lost', 'webhook_late', 'webhook_double', 'webhook_unordered'] as const;
/** How the message that was accepted ends. */
const statusKinds = ['status_failed', 'status_stuck'] as const;

export const metaFaultSchema = z.strictObject({
  kind: z.enum([...callKinds, ...webhookKinds, ...statusKinds]),
  /** Of the next calls, updates or messages. */
  times: z.int().min(1).max(1_000_000).default(1),
  /** Milliseconds: how slow, how late, how long before a connection is cut. */
  ms: z.int().min(0).max(600_000).default(1000),
  /** Which calls, by what stands last in their path. */
  on: z
    .enum([
      'all',
      'messages',
      'message_templates',
      'media',
      'uploads',
      'access_token',
      'accounts',
      'subscribed_apps',
      'leadgen_forms',
      'leads',
      'lead',
    ])
    .default('all'),
  /** Of these only what is done to them; without it whatever is. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** For `error` and `status_failed`: the code, and what is said about it. */
  code: z.int().default(131000),
  subcode: z.int().optional(),
  details: z.string().optional(),
  status: z.int().min(400).max(599).optional(),
  /** Seconds of the header Retry-After that an answer with an error carries. */
  retry_after: z.int().min(0).max(86_400).optional(),
  /** For `status_…`: the recipient's digits; without it the next message to anyone. */
  to: z.string().optional(),
});
export type MetaFault = z.infer<typeof metaFaultSchema>;

const isOne = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/** The switches that wait, first come first served, each kind of work looking at its own. */
export class MetaFaults {
  private waiting: MetaFault[] = [];

  add(fault: MetaFault): void {
    this.waiting.push({ ...fault });
  }

  clear(): void {
    this.waiting = [];
  }

  pending(): readonly MetaFault[] {
    return this.waiting;
  }

  /** The fault of a call whose path ends so. */
  forCall(edge: string, called: string): MetaFault | null {
    return this.take(
      ({ kind, on, method }) =>
        isOne(callKinds, kind) && (on === 'all' || on === edge) && (method === undefined || method === called),
    );
  }

  forWebhook(): MetaFault | null {
    return this.take(({ kind }) => isOne(webhookKinds, kind));
  }

  forStatus(to: string): MetaFault | null {
    return this.take((fault) => isOne(statusKinds, fault.kind) && (fault.to === undefined || fault.to === to));
  }

  private take(fits: (fault: MetaFault) => boolean): MetaFault | null {
    if (this.waiting.length === 0) return null;
    const fault = this.waiting.find(fits);
    if (!fault) return null;
    if (--fault.times === 0) this.waiting = this.waiting.filter((other) => other !== fault);
    return fault;
  }
}
