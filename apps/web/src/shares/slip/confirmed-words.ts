import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** How the visitor confirmed a slip. */
export const confirmedWords = perLanguage<Record<ConfirmMethod, string>>(() => ({
  Signature: t`Signed by the visitor`,
  OTP: t`Confirmed by a code`,
  None: t`Not confirmed`,
}));
