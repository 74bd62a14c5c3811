import type { PriceField } from '@angan/domain/lookups/deal-types.ts';

/** The fields that carry a price, as forms name them. */
export const priceWords: Record<PriceField, { label: string; per?: string }> = {
  sale_price: { label: 'Price' },
  rent: { label: 'Rent', per: 'per month' },
  deposit: { label: 'Deposit' },
};
