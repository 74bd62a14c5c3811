import { type ExpectStatic, expect as usualExpect } from 'vitest';
import { newLog } from '../src/core/log.ts';
import { chatsFor } from '../src/whatsapp/chat-rows/index.ts';
import { type NewMessage, queueMessages } from '../src/whatsapp/outgoing/queue.ts';
import { startWhatsapp, type WhatsappRunner } from '../src/whatsapp/run.ts';
import type { WhatsappOffice } from './whatsapp-office.ts';

/**
 * What tests of outgoing messages do with an office: `office` is asked when they run, since it is opened before them. Tests
 * that run at the same time each give their own `expect`.
 */
export const outgoingOf = (office: () => WhatsappOffice, expect: ExpectStatic = usualExpect) => {
  let people = 0;
  let runner: WhatsappRunner | undefined;
  const rows = (ids: readonly number[]) =>
    office().rows('select * from whatsapp_message where id = any ($1) order by id', [ids]);
  return {
    rows,
    /** Starts to take webhooks and to send. */
    work: async () => {
      const { server } = office();
      runner = await startWhatsapp(server.databaseUrl, server.services, newLog('silent'));
    },
    /** Stops that, and leaves nothing for the next test. */
    rest: async () => {
      await runner?.stop();
      runner = undefined;
      await office().rows(`update whatsapp_message set status = 'cancelled' where status in ('queued', 'sending')`);
      await office().rows(
        `update whatsapp_number set status = 'Connected', throughput = 80, held_until = null, held_code = null,
          waits_since = null, alarmed_at = null`,
      );
    },
    /** Chats with new people. */
    chats: (count: number) =>
      office().step((db) =>
        chatsFor(
          db,
          office().company,
          Array.from({ length: count }, () => ({
            number: office().number,
            wa_id: `9197654${String(++people).padStart(5, '0')}`,
          })),
        ),
      ),
    /** Puts texts, or what is named instead, into the outbox. */
    put: (...messages: (Partial<NewMessage> & { chat: number })[]) =>
      office().step((db) =>
        queueMessages(
          db,
          office().company,
          messages.map((message, at) => ({
            number: office().number,
            content: { type: 'text', text: { body: `text ${at}` } },
            ...message,
          })),
        ),
      ),
    become: (ids: readonly number[], status: string) =>
      expect
        .poll(async () => (await rows(ids)).map((row) => row.status), { timeout: 10_000 })
        .toEqual(ids.map(() => status)),
  };
};
