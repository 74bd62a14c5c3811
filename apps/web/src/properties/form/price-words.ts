import type { PriceField } from '@angan/domain/lookups/deal-types.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';

/** The fields that carry a price, as forms name them. */
export const priceWords = perLanguage<Record<PriceField, { label: string; per?: string }>>(() => ({
  sale_price: { label: t`Price` },
  rent: { label: t`Rent`, per: t`per month` },
  deposit: { label: t`Deposit` },
}));
