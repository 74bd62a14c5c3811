import { expect } from 'vitest';
import type { WhatsappOffice } from './whatsapp-office.ts';

/** What tests of incoming messages do with an office: `office` is asked when they run, since it is opened before them. */
export const incomingOf = (office: () => WhatsappOffice) => ({
  /** Webhooks with these events, each answered 200, then taken. */
  take: async (...events: object[]) => {
    for (const event of events) expect((await office().post(event)).status).toBe(200);
    await office().take();
  },
  messagesOf: (wa_id: string) =>
    office().rows(
      `select m.* from whatsapp_message m join whatsapp_chat c on c.id = m.chat where c.wa_id = $1 order by m.at, m.id`,
      [wa_id],
    ),
  chatOf: async (wa_id: string) => (await office().rows('select * from whatsapp_chat where wa_id = $1', [wa_id]))[0],
});
