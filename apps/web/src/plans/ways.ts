import type { Duration } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';

/** Where one pays and reads what was paid, as far as there are such screens. */
export interface PayingWays {
  readonly buy?: (duration: Duration, plan?: string) => string;
  readonly renew?: string;
  readonly detail?: string;
}

/** What stands in the stores' apps where the web has prices and ways to buy. It names no price and leads nowhere. */
export const onTheWebText = (): string => t`Plans and payments are managed on the web, not in this app.`;
