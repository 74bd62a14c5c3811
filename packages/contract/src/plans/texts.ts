import { formatNumber } from '@angan/domain/money.ts';

/** What is said where a plan has no room for more; `mayBuy`: whether the reader can choose a larger one. */
const full =
  (said: (most: string) => string) =>
  (most: number, mayBuy: boolean): string =>
    `${said(formatNumber(most))} ${mayBuy ? 'Choose a larger plan under Pricing.' : 'Ask your Owner for a larger plan.'}`;

export const planTexts = {
  trialTakenWithMobile: 'A trial was taken with your mobile number already. Choose a plan to go on.',
  trialTakenWithGstin: 'A trial was taken with this GST number already. Choose a plan to use it here.',
  endTooEarly: 'Choose today or a later day.',
  notNow: 'Your office has a trial or a plan already.',
  full: {
    properties: full((most) => `Your plan has room for ${most} properties, and this would be more.`),
    open_inquiries: full((most) => `Your plan has room for ${most} open inquiries, and this would be more.`),
    picture_bytes: full((most) => `Your plan has room for ${most} GB of pictures, and they are taken.`),
    lead_sources: full((most) =>
      most === '1'
        ? 'Your plan takes leads of one source, and another one is on.'
        : `Your plan takes leads of ${most} sources, and this would be one more.`,
    ),
    import_rows: full((most) => `Your plan takes ${most} rows of imports a month, and this would be more.`),
  },
} as const;
