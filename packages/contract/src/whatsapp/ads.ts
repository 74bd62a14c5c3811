import { z } from 'zod';
import { call } from '../kit/call.ts';

/** An advertisement that brought people to a chat, with what became of them. */
export const WhatsappAd = z.object({
  id: z.number(),
  /** ad, post, or '' where Meta did not say. */
  kind: z.string(),
  name: z.string(),
  /** '' where it has none that can be opened. */
  url: z.string(),
  first_at: z.string(),
  last_at: z.string(),
  people: z.number().int(),
  /** Of them: who is among the contacts. */
  contacts: z.number().int(),
  /** Of them: of whom an inquiry was made from the chat. */
  inquiries: z.number().int(),
});
export type WhatsappAd = z.infer<typeof WhatsappAd>;

export const whatsappAdCalls = {
  list: call({
    access: 'whatsapp_ad:view',
    subscription: 'any',
    method: 'GET',
    shows: ['whatsapp_chat'],
    path: '/mgmt/whatsappad/',
    summary:
      'Advertisements that brought people to WhatsApp, the latest first, at most a hundred, with how many they brought',
    answer: z.object({ results: z.array(WhatsappAd) }),
  }),
};
