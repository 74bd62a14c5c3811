import type { Inbox } from '../../core/inbox/index.ts';

/** Meta's webhooks. What they say may come in any order; `whatsapp/run.ts` listens to the channel. */
export const whatsappInbox: Inbox = {
  table: 'whatsapp_event',
  orderKey: 'angan whatsapp events',
  channel: 'angan_whatsapp',
  keptDays: 30,
};
