import { priceCategories } from '@angan/domain/whatsapp/cost.ts';
import { z } from 'zod';
import { resource } from '../kit/resource.ts';

export const priceTexts = {
  taken: 'There is a price of this country and category from this day on. Change that one.',
  country: 'Digits of the calling code, such as 91. Leave it empty for all other countries.',
  rate: 'A rate in rupees from 0 to 1,000.',
} as const;

const country = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, priceTexts.country);
const rate = z.coerce.number({ error: priceTexts.rate }).min(0, priceTexts.rate).max(1000, priceTexts.rate);

/** What one delivered message costs in rupees before tax, from a day on. */
const input = z.object({
  country,
  category: z.enum(priceCategories),
  rate,
  from_date: z.iso.date(),
  note: z.string().trim().max(200).default(''),
});

export const WhatsappPrice = z.object({
  id: z.number(),
  country: z.string(),
  category: z.enum(priceCategories),
  rate: z.number(),
  from_date: z.string(),
  note: z.string(),
  last_updated: z.string(),
});
export type WhatsappPrice = z.infer<typeof WhatsappPrice>;

export const whatsappPrices = resource({
  one: 'whatsapp price',
  path: '/sandesh/whatsapp_price/',
  access: 'admin',
  subscription: 'any',
  row: WhatsappPrice,
  create: input,
  update: z
    .object({
      country,
      category: z.enum(priceCategories),
      rate,
      from_date: z.iso.date(),
      note: z.string().trim().max(200),
    })
    .partial(),
  ordering: ['-from_date', 'from_date'],
  search: [],
  filters: {},
});
export const whatsappPriceCalls = whatsappPrices.calls;
