import { urlTypes } from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';

/** Any button of Meta's that can be shown. */
export const AnyButton = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Custom'), text: z.string() }),
  z.object({
    type: z.literal('Visit Website'),
    text: z.string(),
    url_type: z.enum(urlTypes),
    url: z.string(),
    sample_url: z.string(),
    insights: z.boolean(),
  }),
  z.object({ type: z.literal('Call on WhatsApp'), text: z.string(), days: z.number() }),
  z.object({
    type: z.literal('Call Phone Number'),
    text: z.string(),
    country_code: z.string(),
    number: z.string(),
  }),
  z.object({ type: z.literal('Copy Code'), text: z.string(), code: z.string() }),
]);
