import { formatRate, priceCategories, type ReplyCost } from '@angan/domain/whatsapp/cost.ts';
import { z } from 'zod';
import { flag } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';

export const priceTexts = {
  taken: 'There is a price of this country and category from this day on. Change that one.',
  country: 'Digits of the calling code, such as 91. Leave it empty for all other countries.',
  rate: 'A rate in rupees from 0 to 1,000.',
  freeAMonth: 'A whole number from 0 on.',
  thirdParty: 'By what providers tell; check it against Meta’s own list.',
} as const;

const country = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, priceTexts.country);
const rate = z.coerce.number({ error: priceTexts.rate }).min(0, priceTexts.rate).max(1000, priceTexts.rate);

const text = z.string().trim().max(200);
const freeAMonth = z.coerce.number({ error: priceTexts.freeAMonth }).int(priceTexts.freeAMonth).min(0).max(1_000_000);

/** What one delivered message costs in rupees before tax, from a day on, and what of it is free. */
const input = z.object({
  country,
  category: z.enum(priceCategories),
  rate,
  from_date: z.iso.date(),
  free_in_window: flag(),
  free_a_month: freeAMonth.optional(),
  source: text.default(''),
  third_party: flag(),
  note: text.default(''),
});

export const WhatsappPrice = z.object({
  id: z.number(),
  country: z.string(),
  category: z.enum(priceCategories),
  rate: z.number(),
  from_date: z.string(),
  /** Nothing is charged while the person's reply window is open. */
  free_in_window: z.boolean(),
  /** So many a month of each number before the first is charged. */
  free_a_month: z.number().int(),
  /** Where it was read; `third_party` where that is not Meta's own list. */
  source: z.string(),
  third_party: z.boolean(),
  note: z.string(),
  last_updated: z.string(),
});
export type WhatsappPrice = z.infer<typeof WhatsappPrice>;

export const whatsappPrices = resource({
  one: 'whatsapp_price',
  path: '/sandesh/whatsapp_price/',
  subscription: 'any',
  row: WhatsappPrice,
  create: input,
  update: z
    .object({
      country,
      category: z.enum(priceCategories),
      rate,
      from_date: z.iso.date(),
      free_in_window: flag(),
      free_a_month: freeAMonth,
      source: text,
      third_party: flag(),
      note: text,
    })
    .partial(),
  ordering: ['-from_date', 'from_date'],
  search: [],
  filters: {},
});
export const whatsappPriceCalls = whatsappPrices.calls;

/** What is said of the replies of a number this month. */
export const replyTexts = {
  counted: ({ sent, free }: ReplyCost): string =>
    `${sent.toLocaleString('en-IN')} of ${free.toLocaleString('en-IN')} free replies used this month`,
  near: ({ free, sent, rate }: ReplyCost): string =>
    `Only ${(free - sent).toLocaleString('en-IN')} free replies are left this month. After that each costs ${formatRate(rate)} before GST.`,
  charged: ({ charged, rate, total }: ReplyCost): string =>
    `The free replies of this month are used up. ${charged.toLocaleString('en-IN')} were charged at ${formatRate(rate)}: ${formatRate(total)} with GST.`,
  next: ({ rate }: ReplyCost): string =>
    `This reply costs ${formatRate(rate)} before GST: the free replies of this number are used up this month.`,
} as const;

/** What the replies of a number come to this month; null where they cost nothing. */
export const ReplyCostShown = z
  .object({
    sent: z.number().int(),
    free: z.number().int(),
    rate: z.number(),
    charged: z.number().int(),
    total: z.number(),
    isNear: z.boolean(),
    thirdParty: z.boolean(),
  })
  .nullable();

/** What sending one template to one person costs now: rupees before tax, null where the table has no price. */
export const TemplatePriceShown = z.object({
  rate: z.number().nullable(),
  /** Their reply window is open, or they came by an advertisement a while ago. */
  isFree: z.boolean(),
  thirdParty: z.boolean(),
});
export type TemplatePriceShown = z.infer<typeof TemplatePriceShown>;

export const templatePriceText = ({ rate, isFree, thirdParty }: TemplatePriceShown): string => {
  if (rate === null) return 'No price is known for their country. Admin can add it under Broadcast Message, Prices.';
  const cost = isFree ? 'Sending it now is free.' : `Sending it costs ${formatRate(rate)} before GST.`;
  return thirdParty ? `${cost} ${priceTexts.thirdParty}` : cost;
};
