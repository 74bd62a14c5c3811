import type { Duration } from '@angan/domain/subscription.ts';

/** Where one pays and reads what was paid, as far as there are such screens. */
export interface PayingWays {
  readonly buy?: (duration: Duration, plan?: string) => string;
  readonly renew?: string;
  readonly detail?: string;
}
